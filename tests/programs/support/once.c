// pthread_once: the routine runs once, and everybody sees its effects.
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int runs, table[2];

static void prepare(void) {
    runs++;
    table[1] = 42;
}

static void *other(void *unused) {
    pthread_once(&once, prepare);
    assert(table[1] == 42);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    other(NULL);
    pthread_join(thread, NULL);
    pthread_once(&once, prepare);
    assert(runs == 1);
    return 0;
}
