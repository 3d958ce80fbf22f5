// Reference counting that decrements and then looks: both threads may see 0 and both free.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int references = 2;
static void *object;

static void drop(void) {
    atomic_fetch_sub(&references, 1);
    if (atomic_load(&references) == 0) free(object); // ERROR
}

static void *other(void *unused) {
    (void)unused;
    drop();
    return NULL;
}

int main(void) {
    object = malloc(16);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    drop();
    pthread_join(thread, NULL);
    return 0;
}
