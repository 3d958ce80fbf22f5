// free(NULL) does nothing; realloc(NULL, n) is malloc. Safe.
#include <stdlib.h>

int main(void) {
    free(NULL);
    int *block = realloc(NULL, sizeof *block);
    *block = 1;
    free(block);
    return 0;
}
