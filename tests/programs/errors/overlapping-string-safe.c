// Neighbours do not overlap, and what is not read does not count.
#include <assert.h>
#include <string.h>

static char text[8] = "abc";

int main(void) {
    strcpy(text + 4, text);
    assert(strcmp(text + 4, "abc") == 0);
    strncpy(text, text + 4, 3);
    memccpy(text, text + 4, 'b', 8);
    memmove(text, text + 1, 4);
    assert(strcmp(text, "bc") == 0);
    return 0;
}
