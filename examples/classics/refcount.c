// A reference count whose decrement is relaxed: the last owner frees while another's use is not over.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int owners;
    int uses[2];
};

struct object *shared;

static void *owner(void *number) {
    shared->uses[number != NULL] = 1;
    if (atomic_fetch_sub_explicit(&shared->owners, 1, memory_order_relaxed) == 1) free(shared);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    shared = malloc(sizeof *shared);
    atomic_init(&shared->owners, 2);
    pthread_create(&a, NULL, owner, NULL);
    pthread_create(&b, NULL, owner, &shared);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
