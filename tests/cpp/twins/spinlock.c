#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_flag taken = ATOMIC_FLAG_INIT;
int counter;

void *work(void *argument) {
    while (atomic_flag_test_and_set_explicit(&taken, memory_order_acquire)) {
    }
    counter++;
    atomic_flag_clear_explicit(&taken, memory_order_release);
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, work, 0);
    pthread_create(&second, 0, work, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(counter == 2);
}
