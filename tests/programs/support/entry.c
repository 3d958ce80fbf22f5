// Another function than main starts the program.
#include <assert.h>
#include <stdlib.h>

static int x = 1;

int main(void) { abort(); }

int test_one(void) {
    x++;
    assert(x == 2);
    return 0;
}
