// Concurrency Kit: the ring with one producer and one consumer.
#include <assert.h>
#include <ck_ring.h>
#include <pthread.h>

static ck_ring_t ring;
static ck_ring_buffer_t buffer[4];
static int item[2];

static void *produce(void *u) {
    for (int i = 0; i < 2; i++) {
        item[i] = i + 1;
        ck_ring_enqueue_spsc(&ring, buffer, &item[i]);
    }
    return u;
}

int main(void) {
    pthread_t t;
    void *p;
    int last = 0;
    ck_ring_init(&ring, 4);
    pthread_create(&t, 0, produce, 0);
#ifdef BUG // a second producer, which this ring does not allow
    pthread_t u;
    void *produce_too(void *);
    pthread_create(&u, 0, produce_too, 0);
#endif
    for (int i = 0; i < 2; i++)
        if (ck_ring_dequeue_spsc(&ring, buffer, &p)) assert(*(int *)p == ++last);
    pthread_join(t, 0);
    return 0;
}

#ifdef BUG
void *produce_too(void *u) { return produce(u); }
#endif
