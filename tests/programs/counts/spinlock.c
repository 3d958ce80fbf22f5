// A spinlock's lock and unlock are one step each.
#include <pthread.h>

static int x;
static pthread_spinlock_t lock;

static void *other(void *unused) {
    pthread_spin_lock(&lock);
    x++;
    pthread_spin_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    other(NULL);
    other(NULL);
    pthread_join(thread, NULL);
    return x != 3;
}
