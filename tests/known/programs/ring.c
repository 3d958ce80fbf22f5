/* A ring of one slot between one producer and one consumer: the second item waits for the first to be taken. */
#include "orders.h"
#ifndef PUBLISH
#define PUBLISH release
#endif
#ifndef SEE
#define SEE acquire
#endif
#ifndef TAKEN
#define TAKEN release
#endif
#ifndef ROOM
#define ROOM acquire
#endif
static int slot;
static atomic_uint put, got;
static void *run0(void *p) {
    for (unsigned i = 0; i < 2; i++) {
        while (LOAD(&got, ROOM) != i) {}
        slot = (int)i + 1;
        STORE(&put, i + 1, PUBLISH);
    }
    return p;
}
static void *run1(void *p) {
    for (unsigned i = 0; i < 2; i++) {
        while (LOAD(&put, SEE) == i) {}
        assert(slot == (int)i + 1);
        STORE(&got, i + 1, TAKEN);
    }
    return p;
}
static void finish(void) {}
#include "harness.h"
