/* Test-and-set lock. */
#define THREADS 3
#include "orders.h"
#ifndef TAKE
#define TAKE acquire
#endif
#ifndef GIVE
#define GIVE release
#endif
static atomic_int lock;
static void *enter(void *p) {
    while (SWAP(&lock, 1, TAKE)) {}
    critical();
    STORE(&lock, 0, GIVE);
    return p;
}
#define run0 enter
#define run1 enter
#define run2 enter
static void finish(void) { assert(counter == 3); }
#include "harness.h"
