// Each thread fills its half of an array; the halves overlap in one element.
#include <pthread.h>

static int shared[4];

static void fill(int from, int to, int value) {
    for (int i = from; i < to; i++) shared[i] = value; // RACE A
}

static void *writer(void *unused) {
    (void)unused;
    fill(2, 4, 1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    for (int i = 0; i < 3; i++) shared[i] = 2; // RACE B
    pthread_join(thread, NULL);
    return 0;
}
