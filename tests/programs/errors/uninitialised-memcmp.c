// memcmp over structs with padding decides on bytes that nobody set.
#include <string.h>

struct padded { char letter; int number; };

static int same(const struct padded *a, const struct padded *b) {
    return memcmp(a, b, sizeof *a) == 0; // ERROR
}

int main(void) {
    struct padded a, b;
    a.letter = b.letter = 'x';
    a.number = b.number = 1;
    return same(&a, &b) ? 0 : 1; // ERROR
}
