// strcpy into an array that is too small: the error is shown at the program's line.
#include <string.h>

static char small[4];

static void keep(const char *text) {
    strcpy(small, text); // ERROR
}

int main(void) {
    keep("abc");
    keep("abcd");
    return 0;
}
