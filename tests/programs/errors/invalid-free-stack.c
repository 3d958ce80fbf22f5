// free of a local variable.
#include <stdlib.h>

int main(void) {
    int local[2] = {1, 2};
    int *pointer = local;
    free(pointer); // ERROR
    return 0;
}
