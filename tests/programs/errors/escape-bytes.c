// A local variable of main becomes shared through single bytes; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

static unsigned char target[8];

static void *writer(void *unused) {
    int *pointer;
    for (int i = 0; i < 8; i++) ((unsigned char *)&pointer)[i] = target[i];
    *pointer = 1; // RACE A
    return unused;
}

int main(void) {
    int local = 0;
    int *pointer = &local;
    for (int i = 0; i < 8; i++) target[i] = ((unsigned char *)&pointer)[i];
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = local; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
