// Storing into one bit-field of an uninitialised struct reads the whole unit, and is fine; so is
// reading that bit-field back. Safe.
#include <assert.h>
#include <stdlib.h>

struct flags { unsigned a : 3, b : 5, c : 8; };

int main(void) {
    struct flags local;
    local.b = 17;
    assert(local.b == 17);
    struct flags *heap = malloc(sizeof *heap);
    heap->a = 5;
    heap->c = 200;
    assert(heap->a == 5 && heap->c == 200);
    free(heap);
    return 0;
}
