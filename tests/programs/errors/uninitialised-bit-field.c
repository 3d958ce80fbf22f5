// Reading the neighbour of the bit-field that was stored.
#include <stdlib.h>

struct flags { unsigned a : 3, b : 5; };

int main(void) {
    struct flags *heap = malloc(sizeof *heap);
    heap->b = 17;
    if (heap->a == 1) // ERROR
        return 1;
    free(heap);
    return 0;
}
