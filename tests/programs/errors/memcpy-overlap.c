// memcpy between overlapping places.
#include <string.h>

static char buffer[8] = "abcdefg";

int main(void) {
    memcpy(buffer + 1, buffer, 4); // ERROR
    return buffer[0];
}
