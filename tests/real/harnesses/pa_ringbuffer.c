// PortAudio: the ring buffer, one writer and one reader.
#include <assert.h>
#include <pa_ringbuffer.h>
#include <pthread.h>

static PaUtilRingBuffer ring;
static int data[2];

static void *produce(void *u) {
    int value = 7;
    assert(PaUtil_WriteRingBuffer(&ring, &value, 1) == 1);
    return u;
}

int main(void) {
    pthread_t t;
    int value = 0;
    assert(PaUtil_InitializeRingBuffer(&ring, sizeof(int), 2, data) == 0);
    pthread_create(&t, 0, produce, 0);
#ifdef BUG // two writers
    pthread_t other;
    pthread_create(&other, 0, produce, 0);
#endif
    if (PaUtil_ReadRingBuffer(&ring, &value, 1)) assert(value == 7);
    pthread_join(t, 0);
    return 0;
}
