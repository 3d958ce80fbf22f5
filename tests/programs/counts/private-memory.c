// Private memory is no scheduling point: locals, their arrays and structs, parameters, recursion, constant tables,
// string literals, thread-locals. Only the atomic stores count.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct pair { int a, b; };

static atomic_int x;
static const int table[4] = {1, 2, 3, 4};
static const char *const text = "steps";
static _Thread_local int own;

static int sum(struct pair pair, int depth) {
    int local[4] = {pair.a, pair.b, depth, table[depth]};
    int total = 0;
    for (int i = 0; i < 4; i++) total += local[i];
    return depth ? total + sum(pair, depth - 1) : total;
}

static void *other(void *unused) {
    struct pair pair = {1, 2}, copy = pair;
    volatile int quiet = sum(copy, 3);
    own += quiet;
    atomic_store(&x, own + (int)strlen(text));
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    own = 5;
    int value = sum((struct pair){3, 4}, 2) + own;
    atomic_store(&x, value);
    pthread_join(thread, NULL);
    assert(own == 5);
    return 0;
}
