// calloc and static variables are zero. Safe.
#include <assert.h>
#include <stdlib.h>

static int zeros[3];

int main(void) {
    int *block = calloc(2, sizeof *block);
    assert(block[0] + block[1] + zeros[2] == 0);
    free(block);
    return 0;
}
