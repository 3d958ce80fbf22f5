// malloc, calloc, realloc, aligned_alloc, posix_memalign, free.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int *numbers = malloc(4 * sizeof *numbers);
    for (int i = 0; i < 4; i++) numbers[i] = i * i;
    numbers = realloc(numbers, 8 * sizeof *numbers);
    assert(numbers[3] == 9);
    numbers[7] = 1;
    numbers = realloc(numbers, 2 * sizeof *numbers);
    assert(numbers[0] == 0 && numbers[1] == 1);
    free(numbers);
    char *zeros = calloc(3, 5);
    for (int i = 0; i < 15; i++) assert(zeros[i] == 0);
    free(zeros);
    double *aligned = aligned_alloc(64, 128);
    assert((uintptr_t)aligned % 64 == 0);
    free(aligned);
    void *other;
    assert(posix_memalign(&other, 32, 96) == 0 && (uintptr_t)other % 32 == 0);
    free(other);
    char *copy = strdup("copy");
    assert(strcmp(copy, "copy") == 0);
    free(copy);
    void *a = malloc(1), *b = malloc(1);
    assert(a != b && (uintptr_t)a % 16 == 0);
    free(a);
    free(b);
    assert(realloc(malloc(4), 0) == NULL); // glibc frees it
    return 0;
}
