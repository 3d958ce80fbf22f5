// Reading a word that begins inside a heap block and ends outside.
#include <stdlib.h>

int main(void) {
    char *block = calloc(6, 1);
    int *word = (int *)(block + 4);
    int seen = *word; // ERROR
    free(block);
    return seen;
}
