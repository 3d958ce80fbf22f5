#include <stdatomic.h>
static atomic_int x;
int main(void) {
    while (1) // HERE
        atomic_fetch_add(&x, 1); // HERE
}
