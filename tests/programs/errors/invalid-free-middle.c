// free of a pointer into the middle of a block.
#include <stdlib.h>

int main(void) {
    char *block = malloc(8);
    block++;
    free(block); // ERROR
    return 0;
}
