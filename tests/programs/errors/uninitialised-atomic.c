// An atomic variable on the heap that nobody initialised.
#include <stdatomic.h>
#include <stdlib.h>

int main(void) {
    atomic_int *counter = malloc(sizeof *counter);
    atomic_fetch_add(counter, 1); // ERROR
    free(counter);
    return 0;
}
