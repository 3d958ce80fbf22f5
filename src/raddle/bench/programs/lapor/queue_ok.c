// queue_ok(SIZE): models the SV-COMP program queue_ok. A thread puts a first element into a queue and then
// tries to put in SIZE - 1 more, another tries SIZE times to take one out; two flags, handed back and forth
// under the lock, say whose turn it is, and a try out of turn does nothing. SIZE critical sections each: (2
// SIZE)! / SIZE!^2 orders.
#include <assert.h>
#include <pthread.h>

#ifndef SIZE
#define SIZE 5
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int elements[SIZE], head, tail, amount;
static int stored[SIZE];
static int may_put = 1, may_take;

static void put(int value) {
    assert(amount < SIZE);
    elements[tail] = value;
    tail = (tail + 1) % SIZE;
    amount++;
}

static int take(void) {
    assert(amount > 0);
    int value = elements[head];
    head = (head + 1) % SIZE;
    amount--;
    return value;
}

static void *producer(void *unused) {
    int count = 0;
    pthread_mutex_lock(&mutex);
    put(10);
    stored[count++] = 10;
    pthread_mutex_unlock(&mutex);
    for (int i = 1; i < SIZE; i++) {
        pthread_mutex_lock(&mutex);
        if (may_put) {
            put(10 + i);
            stored[count++] = 10 + i;
            may_put = 0;
            may_take = 1;
        }
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

static void *consumer(void *unused) {
    int count = 0;
    for (int i = 0; i < SIZE; i++) {
        pthread_mutex_lock(&mutex);
        if (may_take) {
            assert(take() == stored[count++]);
            may_take = 0;
            may_put = 1;
        }
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, producer, 0);
    pthread_create(&thread, 0, consumer, 0);
    pthread_exit(0);
}
