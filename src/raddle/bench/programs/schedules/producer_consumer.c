// Producers push onto a bounded stack, consumers pop from it, for ever; one mutex guards the stack.
// -DPAIRS=n producers and consumers each, -DSIZE=n places.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

#ifndef PAIRS
#define PAIRS 1
#endif
#ifndef SIZE
#define SIZE 5
#endif

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned stack[SIZE];
static int top;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void push(unsigned item) {
    assert(top < SIZE);
    stack[top] = item;
    top++;
}

static unsigned pop(void) {
    assert(top > 0);
    top--;
    return stack[top];
}

static void *produce(void *unused) {
    for (;;) {
        unsigned item = __VERIFIER_nondet_uint();
        pthread_mutex_lock(&mutex);
        if (top < SIZE) {
            push(item);
            raddle_progress();
        }
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *consume(void *unused) {
    for (;;) {
        pthread_mutex_lock(&mutex);
        if (top > 0) {
            pop();
            raddle_progress();
        }
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t producers[PAIRS], consumers[PAIRS];
    for (int i = 0; i < PAIRS; i++) pthread_create(&producers[i], 0, produce, 0);
    for (int i = 0; i < PAIRS; i++) pthread_create(&consumers[i], 0, consume, 0);
    for (int i = 0; i < PAIRS; i++) pthread_join(producers[i], 0);
    for (int i = 0; i < PAIRS; i++) pthread_join(consumers[i], 0);
    return 0;
}
