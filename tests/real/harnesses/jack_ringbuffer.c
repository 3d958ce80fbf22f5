// JACK: the ring buffer of bytes, one writer and one reader.
#include <assert.h>
#include <jack/ringbuffer.h>
#include <pthread.h>

static jack_ringbuffer_t *ring;

static void *produce(void *u) {
    char c = 7;
    assert(jack_ringbuffer_write(ring, &c, 1) == 1);
#ifdef BUG // a byte more than fits
    assert(jack_ringbuffer_write(ring, &c, 1) == 1);
#endif
    return u;
}

int main(void) {
    pthread_t t;
    char c = 0;
    ring = jack_ringbuffer_create(2);
    pthread_create(&t, 0, produce, 0);
    if (jack_ringbuffer_read(ring, &c, 1)) assert(c == 7);
    pthread_join(t, 0);
    jack_ringbuffer_free(ring);
    return 0;
}
