// An initialised table of bytes whose first four are an atomic word to the threads.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static _Alignas(8) unsigned char data[8] = {1, 2, 3, 4, 5, 6, 7, 8};

static void *run(void *arg) {
    __atomic_store_n((uint32_t *)data, 0x0d0c0b0a, __ATOMIC_RELEASE);
    return arg;
}
int main(void) {
    assert(data[2] == 3);
    uint64_t whole = *(uint64_t *)data;
    assert(whole == UINT64_C(0x0807060504030201));
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    uint32_t seen = __atomic_load_n((uint32_t *)data, __ATOMIC_ACQUIRE);
#ifdef BUG
    assert(data[2] == (seen >> 16 & 255));
#else
    assert(seen == 0x04030201 || data[2] == 0xc);
#endif
    pthread_join(t, 0);
    assert(data[2] == 0xc && data[4] == 5);
}
