// The old pointer is used after realloc.
#include <stdlib.h>

int main(void) {
    int *old = calloc(2, sizeof *old);
    int *new = realloc(old, 100 * sizeof *new);
    new[0] = 1;
    int seen = old[0]; // ERROR
    free(new);
    return seen;
}
