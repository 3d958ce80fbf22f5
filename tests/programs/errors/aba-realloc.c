// A block that realloc leaves where it is has the address that it had: this program takes that for "not moved",
// and goes on with an old pointer into the block only then, which is undefined all the same.
#include <assert.h>
#include <stdlib.h>

int main(void) {
    int *first = malloc(4), *old = first;
    *first = 5;
    int *now = realloc(first, 8);
    assert(now[0] == 5);
    assert(now != old); // ERROR
    free(now);
    return 0;
}
