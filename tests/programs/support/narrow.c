// Sizes, layouts, calls and the library with 32 bits. Every line holds natively, too.
#define _GNU_SOURCE
#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

struct mixed { char c; long long l; double d; int *p; };
struct small { int a, b, c; };
static struct { int before; pthread_mutex_t mutex; pthread_cond_t condition; } odd = {
    1, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER};
static pthread_mutex_t twice = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_mutex_t checked = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static struct { int number; _Atomic long long word; } counter;
static long long values[3] = {1, 2, 3}, *third = &values[2];
static int twist(int x) { return x + 1; }
static int (*functions[2])(int) = {0, twist};
static _Thread_local int own = 5;

static long long sum(int count, ...) {
    va_list list, again;
    va_start(list, count);
    va_copy(again, list);
    long long found = 0;
    for (int i = 0; i < count; i++) {
        found += va_arg(list, int);
        found += va_arg(list, long long);
        found += (long long)va_arg(list, double);
        found += *va_arg(list, int *);
        found += va_arg(list, struct small).c;
    }
    va_end(list);
    found += va_arg(again, int);
    va_end(again);
    return found;
}

static struct small add(struct small x, int by) {
    x.a += by;
    return x;
}

static void *pointers(void *argument) {
    pthread_mutex_lock(&odd.mutex);
    counter.word += 0x100000001LL;
    own++;
    pthread_mutex_unlock(&odd.mutex);
    return argument;
}
static int number(void *argument) { return *(int *)argument; }
static int same(int x) { return x; }
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void sizes(void) {
    assert(sizeof(long) == 4 && sizeof(void *) == 4 && sizeof(size_t) == 4 && sizeof(long double) == 12);
    assert(sizeof(struct mixed) == 24 && offsetof(struct mixed, l) == 4 && offsetof(struct mixed, d) == 12);
    assert(_Alignof(long long) == 4 && sizeof(counter) == 16 && sizeof(pthread_mutex_t) == 24);
    assert(ULONG_MAX == 4294967295u && LONG_MAX == INT_MAX && (unsigned long)-1 == 4294967295u);
    assert(-1L < 0u == 0 && 1ul * 4294967295u + 1 == 0);
    assert((1ll << 40) >> 8 == 1ll << 32);
}

static void addresses(void) {
    int array[4] = {1, 2, 3, 4};
    uintptr_t at = (uintptr_t)array;
    assert((uintptr_t)&array[3] - at == 12 && *(int *)(at + 8) == 3 && &array[3] - array == 3);
    int *volatile before = array - 1;
    assert(before[1] == 1);
    char *end = (char *)&array[4];
    assert((uintptr_t)end == at + 16 && at % 4 == 0);
    void *volatile all = (void *)-1;
    assert((long)all == -1 && all == (void *)-1);
    void *kept[2] = {array, 0}, *copy[2];
    memcpy(copy, kept, sizeof kept);
    assert(copy[0] == array && *(int *)copy[0] == 1 && !copy[1]);
    unsigned char bytes[4];
    memcpy(bytes, copy, 4);
    uintptr_t again = 0;
    for (int i = 3; i >= 0; i--) again = again << 8 | bytes[i];
    assert((int *)again == array);
    for (unsigned i = 0; i < 64; i++) assert((uintptr_t)(void *)(0x04000000u * i + 12345) == 0x04000000u * i + 12345);
    _Atomic(int *) word = array;
    int *expected = array;
    assert(atomic_compare_exchange_strong(&word, &expected, array + 2) && *atomic_load(&word) == 3);
    assert(atomic_fetch_add(&word, 1) == array + 2 && *atomic_exchange(&word, 0) == 4 && !atomic_load(&word));
    assert(*third == 3 && functions[1](4) == 5);
    char **pages = malloc(sizeof *pages);
    pages[0] = calloc(1, 2000000);
    pages[0][1999999] = 1;
    assert(pages[0][1999999] == 1 && !pages[0][7]);
    pages[0] = realloc(pages[0], 40);
    free(pages[0]);
    free(pages);
}

static void numbers(void) {
    int z = 3;
    struct small s = {1, 2, 3};
    assert(sum(2, 1, 1LL << 33, 2.5, &z, s, 4, -1LL, 8.0, &z, s) == 1 + (1LL << 33) + 2 + 3 + 3 + 4 - 1 + 8 + 3 + 3 + 1);
    assert(add(s, 5).a == 6 && add(s, 5).c == 3);
    char text[80];
    snprintf(text, sizeof text, "%d %ld %lld %zu %x %s %c %5.2f %p %jd", 1, -2L, 1LL << 40, sizeof(long), UINT_MAX,
             "hi", 'c', 3.25, (void *)0x1234, (intmax_t)-5);
    assert(!strcmp(text, "1 -2 1099511627776 4 ffffffff hi c  3.25 0x1234 -5"));
    assert(strtol("99999999999", 0, 10) == LONG_MAX && strtoul("4294967296", 0, 10) == ULONG_MAX);
    assert(strtoll("-99999999999", 0, 10) == -99999999999LL && atoll("5000000000") == 5000000000LL);
    int items[5] = {5, 3, 1, 4, 2};
    qsort(items, 5, sizeof *items, compare);
    assert(items[0] == 1 && items[4] == 5);
}

int main(int argc, char **argv) {
    assert(argc == 1 && argv[0] && !argv[1]);
    sizes();
    addresses();
    numbers();
    pthread_mutex_lock(&twice);
    pthread_mutex_lock(&twice);
    pthread_mutex_unlock(&twice);
    pthread_mutex_unlock(&twice);
    pthread_mutex_lock(&checked);
    assert(pthread_mutex_lock(&checked) == 35);
    pthread_mutex_unlock(&checked);
    assert(pthread_mutex_unlock(&checked) == 1);
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, pointers, &argc);
    pthread_join(thread, &result);
    assert(result == &argc && counter.word == 0x100000001LL && own == 5);
    pthread_create(&thread, 0, (void *(*)(void *))same, (void *)0x45678901);
    pthread_join(thread, &result);
    assert((int)result == 0x45678901);
    thrd_t other;
    int negative = -1234567, found;
    thrd_create(&other, number, &negative);
    thrd_join(other, &found);
    assert(found == negative);
    sem_t semaphore;
    pthread_barrier_t barrier;
    pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
    sem_init(&semaphore, 0, 1);
    sem_wait(&semaphore);
    pthread_barrier_init(&barrier, 0, 1);
    pthread_barrier_wait(&barrier);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    return 0;
}
