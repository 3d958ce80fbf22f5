// Two transfers take the same two locks in opposite orders: a deadlock that testing rarely hits.
#include <pthread.h>

struct account {
    pthread_mutex_t lock;
    int balance;
};

static struct account savings = {PTHREAD_MUTEX_INITIALIZER, 10};
static struct account checking = {PTHREAD_MUTEX_INITIALIZER, 10};

static void transfer(struct account *from, struct account *to, int amount) {
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock);
    from->balance -= amount;
    to->balance += amount;
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
}

static void *save(void *unused) {
    transfer(&checking, &savings, 3);
    return unused;
}

int main(void) {
    pthread_t saver;
    pthread_create(&saver, NULL, save, NULL);
    transfer(&savings, &checking, 5);
    pthread_join(saver, NULL);
    return 0;
}
