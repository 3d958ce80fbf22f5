// A thread pool whose worker looks at the stop flag first: work that is still queued when the pool is
// stopped is dropped.
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

static void *worker(void *unused) {
    (void)unused;
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (taken == queued && !stopping) pthread_cond_wait(&changed, &mutex);
        if (stopping) break;
        struct job *job = &queue[taken++];
        pthread_mutex_unlock(&mutex);
        job->run(job->argument);
    }
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    pthread_mutex_lock(&mutex);
    queue[queued].run = add;
    queue[queued].argument = 5;
    queued++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_lock(&mutex);
    stopping = true;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    assert(sum == 5); // ERROR
    return 0;
}
