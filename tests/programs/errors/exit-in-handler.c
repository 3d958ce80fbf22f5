#include <stdlib.h>

static void again(void) {
    exit(1); // ERROR
}

int main(void) {
    atexit(again);
    exit(0);
}
