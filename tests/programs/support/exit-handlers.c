// Handlers and destructors run in the reverse order of their registration, those of exit at a return of main;
// destructors behind all handlers, by priority. Two threads that call exit run them once.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int step;

__attribute__((destructor)) static void last(void) { assert(step++ == 5); }
__attribute__((destructor)) static void fourth(void) { assert(step++ == 4); }
__attribute__((destructor(60000))) static void very_last(void) { assert(step++ == 6); }
__attribute__((constructor)) static void begin(void) { step = 1; }
static void third(void) { assert(step++ == 3); }
static void nested(void) { assert(step++ == 2); }

static void first(void) {
    assert(step++ == 1);
    atexit(nested);
}

static void never(void) { abort(); }

static void *leave(void *argument) {
    exit(0);
}

int main(void) {
    pthread_t thread;
    atexit(third);
    atexit(first);
    at_quick_exit(never);
    pthread_create(&thread, NULL, leave, NULL);
    return 0;
}
