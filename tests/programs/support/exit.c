// exit ends the program from a nested call: what follows is not executed.
#include <assert.h>
#include <stdlib.h>

static void leave(int status) {
    if (status) exit(status);
}

int main(void) {
    leave(0);
    leave(3);
    assert(0);
}
