// Thread-specific keys: a value for each thread, null at first, and a destructor at the thread's end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_key_t key;
static atomic_int destroyed;

static void destroy(void *value) {
    destroyed += *(int *)value;
    free(value);
}

static void *other(void *unused) {
    assert(pthread_getspecific(key) == NULL);
    int *value = malloc(sizeof *value);
    *value = 5;
    assert(pthread_setspecific(key, value) == 0);
    assert(*(int *)pthread_getspecific(key) == 5);
    return unused;
}

int main(void) {
    static int mine = 100;
    assert(pthread_key_create(&key, destroy) == 0);
    pthread_setspecific(key, &mine);
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
    assert(destroyed == 5 && pthread_getspecific(key) == &mine);
    pthread_setspecific(key, NULL);
    pthread_key_delete(key);
    return 0;
}
