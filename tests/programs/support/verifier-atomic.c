// __VERIFIER_atomic_begin/end around two plain increments in each of two threads.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int a, b;

static void *other(void *unused) {
    __VERIFIER_atomic_begin();
    a++;
    b--;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    __VERIFIER_atomic_begin();
    assert(a == -b);
    __VERIFIER_atomic_end();
    pthread_join(thread, NULL);
    assert(a == 1 && b == -1);
    return 0;
}
