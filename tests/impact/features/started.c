// The functions of threads are in a table on the stack of main; the last one is found by an input.
#include <pthread.h>
#include <stdio.h>

int __VERIFIER_nondet_int(void);
int n;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *one(void *unused) {
    pthread_mutex_lock(&m);
    n += 1;
    pthread_mutex_unlock(&m);
    return unused;
}

static void *ten(void *unused) {
    pthread_mutex_lock(&m);
    n += 10;
    pthread_mutex_unlock(&m);
    return unused;
}

struct task {
    void *(*run)(void *);
    int times;
};

int main(void) {
    struct task tasks[] = {{one, 1}, {ten, 1}, {one, 1}};
    pthread_t threads[3], last;
    for (unsigned i = 0; i < 3; i++) pthread_create(threads + i, NULL, tasks[i].run, NULL);
    for (unsigned i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    pthread_create(&last, NULL, tasks[__VERIFIER_nondet_int() & 2].run, NULL);
    pthread_join(last, NULL);
    printf("%d\n", n);
}
