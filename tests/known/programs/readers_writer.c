/* A lock of one word: -1 a writer, else the number of readers. */
#define THREADS 3
#include "orders.h"
#ifndef SHARE
#define SHARE acquire
#endif
#ifndef UNSHARE
#define UNSHARE release
#endif
#ifndef OWN
#define OWN acquire
#endif
#ifndef DISOWN
#define DISOWN release
#endif
static atomic_int word;
static int a, b;
static void *read_both(void *p) {
    for (;;) {
        int now = LOAD(&word, relaxed);
        if (now >= 0 && CAS(&word, &now, now + 1, SHARE)) break;
    }
    assert(a == b);
    ADD(&word, -1, UNSHARE);
    return p;
}
static void *run2(void *p) {
    int none;
    do none = 0;
    while (!CAS(&word, &none, -1, OWN));
    a++;
    b++;
    STORE(&word, 0, DISOWN);
    return p;
}
#define run0 read_both
#define run1 read_both
static void finish(void) { assert(a == 1); }
#include "harness.h"
