// A set of characters without an end, of which the first one is found: it must be a string.
#include <string.h>

static char set[2] = {',', ';'};

int main(void) {
    return strcspn(",", set) == 0 ? 0 : 1; // ERROR
}
