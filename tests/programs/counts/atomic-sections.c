// __VERIFIER_atomic_begin and _end make a section like a mutex of their own.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int x;

static void add(void) {
    __VERIFIER_atomic_begin();
    x = x + 1;
    __VERIFIER_atomic_end();
}

static void *other(void *unused) {
    add();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    add();
    add();
    pthread_join(thread, NULL);
    assert(x == 3);
    return 0;
}
