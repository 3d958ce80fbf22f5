// Every access is under the lock, and yet: between the look at the balance and the withdrawal it is free.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int balance = 10;

static void *withdraw(void *unused) {
    pthread_mutex_lock(&mutex);
    int enough = balance >= 10;
    pthread_mutex_unlock(&mutex);
    if (enough) {
        pthread_mutex_lock(&mutex);
        balance -= 10;
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, withdraw, NULL);
    pthread_create(&second, NULL, withdraw, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(balance >= 0);
    return 0;
}
