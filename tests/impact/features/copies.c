// A slot of a struct that is handed over as a whole, with a condition variable.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <string.h>

struct job {
    int id, cost;
    short kind;
};
static struct job slot, done;
static int history[6];
static int full;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *give(void *unused) {
    struct job mine = {1, 10, 2};
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (full) pthread_cond_wait(&changed, &mutex);
        slot = mine;
        memset(history, 0, sizeof history);
        full = 1;
        raddle_progress();
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

static void *take(void *unused) {
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (!full) pthread_cond_wait(&changed, &mutex);
        done = slot;
        full = 0;
        assert(history[3] == 0);
        history[3] = 1;
        raddle_progress();
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&mutex);
        assert(done.cost == 10 && done.kind == 2);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, give, 0);
    pthread_create(&threads[1], 0, take, 0);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    return 0;
}
