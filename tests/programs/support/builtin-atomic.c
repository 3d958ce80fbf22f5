// The __atomic_* builtins of gcc and clang, in their _n and generic forms.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>

static int x;
static long y;
struct pair { int a, b; };
static struct pair z;

static void *other(void *unused) {
    __atomic_add_fetch(&x, 2, __ATOMIC_SEQ_CST);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    __atomic_fetch_sub(&x, 1, __ATOMIC_ACQ_REL);
    pthread_join(thread, NULL);
    assert(__atomic_load_n(&x, __ATOMIC_ACQUIRE) == 1);
    __atomic_store_n(&y, 5, __ATOMIC_RELEASE);
    long old, value = 6;
    __atomic_exchange(&y, &value, &old, __ATOMIC_SEQ_CST);
    assert(old == 5 && __atomic_exchange_n(&y, 7, __ATOMIC_RELAXED) == 6);
    long expected = 8;
    assert(!__atomic_compare_exchange_n(&y, &expected, 9, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    assert(expected == 7);
    assert(__atomic_compare_exchange_n(&y, &expected, 9, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    struct pair in = {3, 4}, out;
    __atomic_store(&z, &in, __ATOMIC_SEQ_CST);
    __atomic_load(&z, &out, __ATOMIC_SEQ_CST);
    assert(out.a == 3 && out.b == 4);
    assert(__atomic_or_fetch(&x, 6, __ATOMIC_SEQ_CST) == 7);
    assert(__atomic_xor_fetch(&x, 5, __ATOMIC_SEQ_CST) == 2 && __atomic_and_fetch(&x, 3, __ATOMIC_SEQ_CST) == 2);
    bool flag = false;
    assert(!__atomic_test_and_set(&flag, __ATOMIC_SEQ_CST) && __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST));
    __atomic_clear(&flag, __ATOMIC_SEQ_CST);
    assert(!flag);
    return 0;
}
