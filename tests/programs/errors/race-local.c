// A local variable of main is shared by its address; main reads it before the join.
#include <pthread.h>

static void *writer(void *pointer) {
    *(int *)pointer = 1; // RACE A
    return NULL;
}

int main(void) {
    int local = 0;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, &local);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
