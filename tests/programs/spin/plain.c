// The flag is not atomic: waiting for it is a data race, however the loop is treated.
#include <pthread.h>

static int flag;

static void *waiter(void *unused) {
    while (!flag) {}  // RACE A
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    flag = 1;  // RACE B
    pthread_join(thread, NULL);
    return 0;
}
