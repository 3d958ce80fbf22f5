// Independent reads of independent writes: two readers disagree which store came first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int first_saw_x, first_saw_y, second_saw_x, second_saw_y;

static void *write_x(void *unused) {
    atomic_store_explicit(&x, 1, memory_order_release);
    return unused;
}

static void *write_y(void *unused) {
    atomic_store_explicit(&y, 1, memory_order_release);
    return unused;
}

static void *first(void *unused) {
    first_saw_x = atomic_load_explicit(&x, memory_order_acquire);
    first_saw_y = atomic_load_explicit(&y, memory_order_acquire);
    return unused;
}

static void *second(void *unused) {
    second_saw_y = atomic_load_explicit(&y, memory_order_acquire);
    second_saw_x = atomic_load_explicit(&x, memory_order_acquire);
    return unused;
}

int main(void) {
    void *(*functions[])(void *) = {write_x, write_y, first, second};
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, functions[i], NULL);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    assert(!(first_saw_x && !first_saw_y && second_saw_y && !second_saw_x));
}
