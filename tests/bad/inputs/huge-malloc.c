#include <stdlib.h>
int main(void) {
    char *block = malloc(1ul << 60); // HERE
    if (!block) return 0;
    block[5] = 1; // HERE
    return 0;
}
