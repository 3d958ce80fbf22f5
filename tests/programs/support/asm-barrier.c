// Inline assembly that is only a compiler barrier or a pause.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *other(void *unused) {
    atomic_store(&x, 1);
    __asm__ __volatile__("" ::: "memory");
    return unused;
}

int main(void) {
    pthread_t thread;
    asm volatile("" : : : "memory");
    pthread_create(&thread, NULL, other, NULL);
    asm volatile("pause" ::: "memory");
    __asm__ volatile("rep; nop" ::: "memory");
    asm volatile("nop");
    __builtin_ia32_pause();
    int value = 5;
    asm volatile("" : "+r"(value));
    pthread_join(thread, NULL);
    assert(value == 5 && x == 1);
    return 0;
}
