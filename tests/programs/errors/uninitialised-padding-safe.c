// Padding is never initialised; copying a struct with padding, or comparing its members, is no use of
// it. Safe.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct padded { char letter; int number; };

static struct padded target;

static struct padded make(char letter, int number) {
    struct padded result;
    result.letter = letter;
    result.number = number;
    return result;
}

int main(void) {
    struct padded local = make('x', 5), copy = local;
    target = copy;
    struct padded *heap = malloc(sizeof *heap);
    memcpy(heap, &target, sizeof *heap);
    assert(heap->letter == 'x' && heap->number == 5);
    free(heap);
    return 0;
}
