// One buffer serves as bytes first and as atomic counters of two sizes later, between joins.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>

static _Alignas(8) unsigned char buffer[16];

static void *bytes(void *arg) {
    memcpy(buffer + 1, "abcdefg", 7);
    return arg;
}
static void *words(void *arg) {
    __atomic_fetch_add((uint64_t *)buffer, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add((uint32_t *)(buffer + 8), 1, __ATOMIC_RELAXED);
    return arg;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, bytes, 0);
#ifdef BUG
    buffer[3] = 0;
#endif
    pthread_join(a, 0);
    assert(buffer[1] == 'a' && buffer[7] == 'g');
    memset(buffer, 0, sizeof buffer);
    pthread_create(&a, 0, words, 0);
    pthread_create(&b, 0, words, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(buffer[0] == 2 && buffer[8] == 2 && buffer[1] == 0);
}
