// The end of a string is appended to it.
#include <string.h>

static char text[8] = "abc";

int main(void) {
    strncat(text, text + 1, 2); // ERROR
    return text[0];
}
