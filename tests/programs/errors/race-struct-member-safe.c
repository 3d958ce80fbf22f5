// Different members of a struct, even neighbouring chars, are different memory locations. Safe.
#include <assert.h>
#include <pthread.h>

static struct { char a, b; } shared;

static void *writer(void *unused) {
    (void)unused;
    shared.a = 1;
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    shared.b = 2;
    pthread_join(thread, NULL);
    assert(shared.a == 1 && shared.b == 2);
    return 0;
}
