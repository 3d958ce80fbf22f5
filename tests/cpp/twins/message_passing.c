#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int flag; int data; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int counter;
void *set(void *a) { data = 42; atomic_store_explicit(&flag, 1, memory_order_release); return 0; }
void *work(void *a) { pthread_mutex_lock(&m); counter += (long)a; pthread_mutex_unlock(&m); return 0; }
int main() {
    pthread_t a, b, c;
    pthread_create(&a, 0, set, 0); pthread_create(&b, 0, work, (void *)2); pthread_create(&c, 0, work, (void *)3);
    if (atomic_load_explicit(&flag, memory_order_acquire)) assert(data == 42);
    pthread_join(a, 0); pthread_join(b, 0); pthread_join(c, 0);
    assert(counter == 5);
}
