// A local variable of main becomes shared through a pointer that walks; then it is written by another thread and read
// by main at the same time.
#include <pthread.h>

static int *target;
static volatile int three = 3;

static void *writer(void *unused) {
    *target = 1; // RACE A
    return unused;
}

int main(void) {
    int numbers[4] = {0, 0, 0, 0};
    int *walker = numbers;
    for (int i = 0; i < three; i++) walker++;
    target = walker;
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = numbers[3]; // RACE B
    pthread_join(thread, NULL);
    return seen > 1;
}
