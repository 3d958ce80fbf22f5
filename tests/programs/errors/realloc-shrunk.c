// The part that realloc gave back is used.
#include <stdlib.h>

int main(void) {
    int *block = calloc(8, sizeof *block);
    block = realloc(block, 2 * sizeof *block);
    block[2] = 1; // ERROR
    free(block);
    return 0;
}
