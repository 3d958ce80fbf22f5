// quick_exit runs its own handlers, _Exit none.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static void never(void) { abort(); }
__attribute__((destructor)) static void never_either(void) { abort(); }
static void at_once(void) { _Exit(0); }

int main(void) {
    atexit(never);
    at_quick_exit(never);
    at_quick_exit(at_once);
    quick_exit(1);
}
