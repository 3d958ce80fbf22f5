// A reader-writer lock that keeps the writer's flag and the number of readers in two words: the
// reader looks at the flag and then announces itself, too late. Reader and writer are in together.
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int writing, readers;
static int data;

static void *writer(void *unused) {
    (void)unused;
    atomic_store(&writing, 1);
    raddle_await_eq(&readers, 0);
    data = 1; // RACE A
    atomic_store(&writing, 0);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    raddle_await_eq(&writing, 0);
    atomic_fetch_add(&readers, 1);
    int seen = data; // RACE B
    atomic_fetch_sub(&readers, 1);
    pthread_join(thread, NULL);
    return seen < 0;
}
