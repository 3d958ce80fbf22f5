// pthread_exit ends main as it ends any thread: the destructors of its values run.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;

static void destroy(void *value) {
    assert(!value); // ERROR
}

int main(void) {
    pthread_key_create(&key, destroy);
    pthread_setspecific(key, &key);
    pthread_exit(NULL);
}
