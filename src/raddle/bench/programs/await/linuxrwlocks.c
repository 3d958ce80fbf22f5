// linuxrwlocks(N): the readers-writer spinlock that Linux once had. The counter starts at BIAS; a reader takes 1 of
// it, a writer all of it, and who took too much gives it back and tries again. Threads are readers and writers
// by turns, a reader first. -DBUG: writers do not mind readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "polling.h"

#ifndef N
#define N 3
#endif
#define BIAS 0x100000
#ifdef BUG
#define ENOUGH (BIAS - N)
#else
#define ENOUGH BIAS
#endif

static atomic_int counter = BIAS;
static int data;

static void *read(void *unused) {
    while (atomic_fetch_sub(&counter, 1) <= 0) {
        atomic_fetch_add(&counter, 1);
        poll_until(atomic_load(&counter) > 0);
    }
    int seen = data;
    assert(data == seen);
    atomic_fetch_add(&counter, 1);
    return unused;
}

static void *write(void *number) {
    while (atomic_fetch_sub(&counter, BIAS) < ENOUGH) {
        atomic_fetch_add(&counter, BIAS);
        poll_until(atomic_load(&counter) >= ENOUGH);
    }
    data = (int)(intptr_t)number;
    assert(data == (int)(intptr_t)number);
    atomic_fetch_add(&counter, BIAS);
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 1; i <= N; i++) pthread_create(&thread, 0, i % 2 ? read : write, (void *)(intptr_t)i);
    pthread_exit(0);
}
