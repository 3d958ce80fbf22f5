#include <assert.h>
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int first, last, stop;
int done[2];

static void *run(void *unused) {
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!stop && first == last) pthread_cond_wait(&changed, &lock);
        if (first == last) {
            pthread_mutex_unlock(&lock);
            return unused;
        }
        int job = first++;
        pthread_mutex_unlock(&lock);
        done[job] = job + 1;
    }
}
static void add(void) {
    pthread_mutex_lock(&lock);
    last++;
    pthread_mutex_unlock(&lock);
    pthread_cond_signal(&changed);
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, run, NULL);
    add();
    add();
    pthread_mutex_lock(&lock);
    stop = 1;
    pthread_mutex_unlock(&lock);
    pthread_cond_broadcast(&changed);
    pthread_join(thread, NULL);
    assert(done[0] + done[1] == 3);
}
