// The older __sync_* builtins.
#include <assert.h>
#include <pthread.h>

static int x, lock;

static void *other(void *unused) {
    __sync_fetch_and_add(&x, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    __sync_add_and_fetch(&x, 1);
    pthread_join(thread, NULL);
    __sync_synchronize();
    assert(x == 2);
    assert(__sync_bool_compare_and_swap(&x, 2, 3) && !__sync_bool_compare_and_swap(&x, 2, 4));
    assert(__sync_val_compare_and_swap(&x, 3, 5) == 3 && __sync_val_compare_and_swap(&x, 3, 6) == 5);
    assert(__sync_lock_test_and_set(&lock, 1) == 0);
    __sync_lock_release(&lock);
    assert(lock == 0);
    assert(__sync_fetch_and_or(&x, 2) == 5 && __sync_fetch_and_and(&x, 6) == 7);
    assert(__sync_fetch_and_xor(&x, 1) == 6 && __sync_sub_and_fetch(&x, 7) == 0);
    return 0;
}
