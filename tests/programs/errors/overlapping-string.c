// A string is moved by one place with strcpy, which may copy in any order.
#include <string.h>

static char text[8] = " abc";

int main(void) {
    strcpy(text, text + 1); // ERROR
    return text[0];
}
