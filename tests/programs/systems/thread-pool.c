// A thread pool with one worker: jobs (a function and an argument) in a queue under a mutex, a
// condition variable to wait for work, and an orderly end that first empties the queue. Safe.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

struct job { void (*run)(int); int argument; };

static struct job queue[2];
static int queued, taken, sum;
static bool stopping;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void add(int value) { sum += value; }
static void subtract(int value) { sum -= value; }

static void *worker(void *unused) {
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (taken == queued && !stopping) pthread_cond_wait(&changed, &mutex);
        if (taken == queued) break;
        struct job *job = &queue[taken++];
        pthread_mutex_unlock(&mutex);
        job->run(job->argument);
    }
    pthread_mutex_unlock(&mutex);
    return NULL;
}

static void submit(void (*run)(int), int argument) {
    pthread_mutex_lock(&mutex);
    queue[queued].run = run;
    queue[queued].argument = argument;
    queued++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
}

int main(void) {
    pthread_t thread;
    submit(add, 5);
    pthread_create(&thread, NULL, worker, NULL);
    submit(subtract, 2);
    pthread_mutex_lock(&mutex);
    stopping = true;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    assert(sum == 3);
    return 0;
}
