// Destructors of thread-specific values run when a thread ends, again if they set values, at most four times.
// Those of main's run if main ends by pthread_exit, not if it ends the program.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t stubborn, late, gone;
static int rounds, once;

static void again(void *value) {
    rounds++;
    pthread_setspecific(stubborn, value);
    if (rounds == 1) pthread_setspecific(late, value);
}

static void note(void *value) { once++; }
static void never(void *value) { abort(); }

static void deeper(void) { pthread_exit(NULL); }

static void *work(void *argument) {
    pthread_setspecific(stubborn, &rounds);
    pthread_setspecific(gone, &rounds);
    if (argument) deeper();
    return NULL;
}

int main(void) {
    for (int way = 0; way < 2; way++) {
        pthread_t thread;
        pthread_key_create(&late, note);
        pthread_key_create(&stubborn, again);
        pthread_key_create(&gone, never);
        pthread_key_delete(gone);
        rounds = once = 0;
        pthread_create(&thread, NULL, work, way ? &rounds : NULL);
        pthread_join(thread, NULL);
        assert(rounds == 4 && once == 1);
    }
    pthread_key_create(&gone, never);
    pthread_setspecific(gone, &once);
    return 0;
}
