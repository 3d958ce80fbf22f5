// A flag that two threads set: who reads the second one's value is not ordered after the first one's data.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int flag;

static void *first(void *unused) {
    data = 1; // RACE A
    atomic_store(&flag, 1);
    return unused;
}

static void *second(void *unused) {
    atomic_store(&flag, 2);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    int seen = 0;
    if (atomic_load(&flag) == 2) seen = data; // RACE B
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return seen > 1;
}
