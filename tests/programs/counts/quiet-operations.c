// malloc, printf, pthread_self, sched_yield are no scheduling points; free is one.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static atomic_int x;

static void *other(void *unused) {
    void *block = malloc(8);
    printf("a block for %d\n", pthread_equal(pthread_self(), pthread_self()));
    sched_yield();
    free(block);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    puts("two steps follow");
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    pthread_join(thread, NULL);
    return 0;
}
