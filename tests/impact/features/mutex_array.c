// Structs with a mutex in each, prepared in a loop; a function and an assumption about inputs shared by threads.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

struct account {
    pthread_mutex_t lock;
    int money;
};
static struct account accounts[3];

static void set(struct account *from, struct account *to, int amount) {
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock);
    if (from->money >= amount) {
        from->money = 5;
        to->money = amount;
    }
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
}

static void *clerk(void *argument) {
    int me = (int)(long)argument;
    for (;;) {
        int amount = (int)raddle_choice(20);
        raddle_assume(amount >= 0 && amount < 20);
        set(&accounts[me], &accounts[(me + 1) % 3], amount);
        assert(accounts[me].money >= 0);
        raddle_progress();
    }
    return 0;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) {
        pthread_mutex_init(&accounts[i].lock, 0);
        accounts[i].money = 100;
    }
    for (long i = 0; i < 3; i++) pthread_create(&threads[i], 0, clerk, (void *)i);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], 0);
    return 0;
}
