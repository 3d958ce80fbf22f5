// The holder of a test-and-set lock looks at its word with a plain read, while the other one exchanges it.
#include <assert.h>
#include <pthread.h>

static int locked, count;

static void *work(void *unused) {
    while (__atomic_exchange_n(&locked, 1, __ATOMIC_ACQUIRE)) {  // RACE A
    }
    count++;
    assert(locked);  // RACE B
    __atomic_store_n(&locked, 0, __ATOMIC_RELEASE);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, work, 0);
    pthread_create(&second, 0, work, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    return 0;
}
