// An assertion that fails: for traces.
#include <assert.h>

int main(void) {
    int x = 1;
    assert(x == 2); // HERE
    return 0;
}
