/* Double-checked initialisation. */
#include "orders.h"
#include <pthread.h>
#ifndef FAST
#define FAST acquire
#endif
#ifndef AGAIN
#define AGAIN relaxed
#endif
#ifndef PUBLISH
#define PUBLISH release
#endif
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int object;
static int *_Atomic instance;
static int made;
static void *use(void *p) {
    int *found = LOAD(&instance, FAST);
    if (!found) {
        pthread_mutex_lock(&mutex);
        found = LOAD(&instance, AGAIN);
        if (!found) {
            object = 42;
            made++;
            found = &object;
            STORE(&instance, found, PUBLISH);
        }
        pthread_mutex_unlock(&mutex);
    }
    assert(*found == 42);
    return p;
}
#define run0 use
#define run1 use
static void finish(void) { assert(made == 1); }
#include "harness.h"
