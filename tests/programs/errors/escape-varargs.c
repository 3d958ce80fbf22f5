// A local variable of main becomes shared through a variadic call; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>
#include <stdarg.h>

static int *target;
static void keep(int count, ...) {
    va_list list;
    va_start(list, count);
    while (count--) target = va_arg(list, int *);
    va_end(list);
}

static void *writer(void *unused) {
    *target = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    keep(2, (int *)0, &local);
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
