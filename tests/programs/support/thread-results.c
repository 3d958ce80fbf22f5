// Arguments in, results out: through pointers, through return, through pthread_exit.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

struct job { int in, out; };

static void *square(void *argument) {
    struct job *job = argument;
    job->out = job->in * job->in;
    return job;
}

static void deep(intptr_t value) { pthread_exit((void *)(value + 1)); }

static void *leaver(void *argument) {
    deep((intptr_t)argument);
    assert(0);
    return NULL;
}

int main(void) {
    struct job job = {7, 0};
    pthread_t a, b;
    void *first, *second;
    assert(pthread_create(&a, NULL, square, &job) == 0);
    assert(pthread_create(&b, NULL, leaver, (void *)41) == 0);
    assert(pthread_join(a, &first) == 0 && pthread_join(b, &second) == 0);
    assert(first == &job && job.out == 49);
    assert((intptr_t)second == 42);
    return 0;
}
