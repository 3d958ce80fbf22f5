/* Test-and-test-and-set lock: looks before it tries. */
#include "orders.h"
#ifndef LOOK
#define LOOK relaxed
#endif
#ifndef TAKE
#define TAKE acquire
#endif
#ifndef GIVE
#define GIVE release
#endif
static atomic_int lock;
static void *enter(void *p) {
    for (;;) {
        while (LOAD(&lock, LOOK)) {}
        int none = 0;
        if (CAS(&lock, &none, 1, TAKE)) break;
    }
    critical();
    STORE(&lock, 0, GIVE);
    return p;
}
#define run0 enter
#define run1 enter
static void finish(void) { assert(counter == 2); }
#include "harness.h"
