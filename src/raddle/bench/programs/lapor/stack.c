// stack-1(SIZE): models the SV-COMP program stack-1. One thread pushes SIZE elements, another tries SIZE
// times to pop one, all under one lock: (2 SIZE)! / SIZE!^2 executions, since each try sees how full the
// stack is.
#include <assert.h>
#include <pthread.h>

#ifndef SIZE
#define SIZE 5
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int elements[SIZE], top;

static void *push(void *unused) {
    for (int i = 0; i < SIZE; i++) {
        pthread_mutex_lock(&mutex);
        assert(top < SIZE);
        elements[top] = i;
        top++;
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

static void *pop(void *unused) {
    for (int i = 0; i < SIZE; i++) {
        pthread_mutex_lock(&mutex);
        if (top > 0) {
            top--;
            assert(elements[top] >= top);
        }
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, push, 0);
    pthread_create(&thread, 0, pop, 0);
    pthread_exit(0);
}
