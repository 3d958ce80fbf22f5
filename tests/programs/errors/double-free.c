// The same block freed twice.
#include <stdlib.h>

static void release(void *block) {
    free(block); // ERROR
}

int main(void) {
    void *block = malloc(8);
    release(block);
    release(block);
    return 0;
}
