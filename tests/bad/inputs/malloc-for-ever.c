#include <stdlib.h>
int main(void) {
    for (;;) // HERE
        malloc(1 << 20); // HERE
}
