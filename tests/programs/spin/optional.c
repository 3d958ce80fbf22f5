// A function that gives a small object, or says in it that there is none, in a loop until there is one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct optional { int value; _Bool present; };
static int slots[2];
static atomic_uint head, tail;

static struct optional pop(void) {
    struct optional none = {0, 0}, result;
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h == atomic_load_explicit(&tail, memory_order_acquire)) return none;
    result.value = slots[h % 2]; // READ
    result.present = 1;
    atomic_store_explicit(&head, h + 1, memory_order_release);
    return result;
}

static void *produce(void *argument) {
    for (unsigned i = 0; i < 2; i++) {
#ifdef BROKEN
        atomic_store_explicit(&tail, i + 1, memory_order_release);
        slots[i] = i + 1; // RACE
#else
        slots[i] = i + 1;
        atomic_store_explicit(&tail, i + 1, memory_order_release);
#endif
    }
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, produce, NULL);
    int sum = 0;
    for (int i = 0; i < 2; i++) {
        struct optional found;
        while (!(found = pop()).present) ;
        sum = sum * 10 + found.value;
    }
    pthread_join(thread, NULL);
    assert(sum == 12);
}
