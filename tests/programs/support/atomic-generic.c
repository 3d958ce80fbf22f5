// C11 atomics through plain syntax: assignment, compound assignment, increments, all seq_cst.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic int x = 5;
static atomic_uint bits;
static atomic_long wide;

static void *other(void *unused) {
    x += 3;
    bits |= 4u;
    ++wide;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    x -= 1;
    bits |= 1u;
    wide++;
    pthread_join(thread, NULL);
    assert(x == 7 && bits == 5u && wide == 2);
    int before = x++;
    int after = --x;
    assert(before == 7 && after == 7);
    x *= 6;
    bits &= 4u;
    bits ^= 7u;
    assert(x == 42 && bits == 3u);
    bits <<= 2;
    x = -x;
    assert(bits == 12u && x == -42);
    return 0;
}
