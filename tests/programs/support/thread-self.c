// pthread_self and pthread_equal.
#include <assert.h>
#include <pthread.h>

static pthread_t main_thread;

static void *other(void *unused) {
    assert(!pthread_equal(pthread_self(), main_thread));
    assert(pthread_equal(pthread_self(), pthread_self()));
    return unused;
}

int main(void) {
    pthread_t thread;
    main_thread = pthread_self();
    pthread_create(&thread, NULL, other, NULL);
    assert(!pthread_equal(thread, main_thread));
    assert(pthread_equal(pthread_self(), main_thread));
    pthread_join(thread, NULL);
    return 0;
}
