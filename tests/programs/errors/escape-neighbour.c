// A local variable of main becomes shared through the address of a member: its neighbours are within reach; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>
#include <stddef.h>
struct pair { int first, second; };

static char *target;

static void *writer(void *unused) {
    *(int *)(target + offsetof(struct pair, second)) = 1; // RACE A
    return unused;
}

int main(void) {
    struct pair pair = {0, 0};
    target = (char *)&pair.first;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = pair.second; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
