// Another program than unsafe.c, whose traces do not fit here.
#include <assert.h>

int main(void) {
    int x = 1;
    assert(x + 1 == 1);
    return 0;
}
