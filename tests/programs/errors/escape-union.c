// A local variable of main becomes shared through a union read as another type; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

static union { double number; int *pointer; } target;

static void *writer(void *unused) {
    *target.pointer = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    union { int *pointer; double number; } u = {&local};
    target.number = u.number;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
