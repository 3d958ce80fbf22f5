// Deciding on heap memory from malloc that was never written.
#include <stdlib.h>

int main(void) {
    int *block = malloc(2 * sizeof *block);
    block[0] = 1;
    int sum = block[0] + block[1];
    if (sum > 0) // ERROR
        return 1;
    free(block);
    return 0;
}
