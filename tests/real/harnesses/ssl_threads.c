// OpenSSL: its locks, its atomic counters and what runs once.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <openssl/crypto.h>

static CRYPTO_ONCE once = CRYPTO_ONCE_STATIC_INIT;
static CRYPTO_RWLOCK *lock;
static int references, shared, made;

void *CRYPTO_zalloc(size_t size, const char *file, int line) { return calloc(1, size); }
void CRYPTO_free(void *memory, const char *file, int line) { free(memory); }

static void make(void) {
    lock = CRYPTO_THREAD_lock_new();
    made++;
}

static void *work(void *unused) {
    int left;
    assert(CRYPTO_THREAD_run_once(&once, make));
#ifdef BUG // a reader's lock around a write
    CRYPTO_THREAD_read_lock(lock);
#else
    CRYPTO_THREAD_write_lock(lock);
#endif
    shared++;
    CRYPTO_THREAD_unlock(lock);
    CRYPTO_atomic_add(&references, -1, &left, lock);
    if (left == 0) {
        assert(shared == 2 && made == 1);
        CRYPTO_THREAD_lock_free(lock);
    }
    return 0;
}

int main(void) {
    pthread_t t[2];
    references = 2;
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return 0;
}
