// _Thread_local variables: one instance for each thread, with their initial values, address and all.
#include <assert.h>
#include <pthread.h>

static _Thread_local int counter = 10;
static __thread int table[3] = {1, 2, 3};
static _Thread_local struct { char letter; int *pointer; } both = {'x', 0};

static void bump(int *where) { *where += 1; }

static void *other(void *unused) {
    assert(counter == 10 && table[2] == 3 && both.letter == 'x' && !both.pointer);
    for (int i = 0; i < 5; i++) bump(&counter);
    table[2] = 7;
    both.pointer = &counter;
    assert(*both.pointer == 15);
    return unused;
}

int main(void) {
    counter = 100;
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    bump(&counter);
    pthread_join(thread, NULL);
    assert(counter == 101 && table[2] == 3 && !both.pointer);
    return 0;
}
