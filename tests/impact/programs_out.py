"""Terminating programs for schedules from executions."""

LISTS = """
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct item { int value; struct item *next; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static struct item *head;
static int sum, limit;
static void *produce(void *n) {
    for (int i = 0; i < 5; i++) {
        struct item *made = malloc(sizeof *made);
        pthread_mutex_lock(&m);
        made->value = i + (int)(long)n;
        made->next = head;
        head = made;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return 0;
}
static void *consume(void *unused) {
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&m);
        while (!head) pthread_cond_wait(&c, &m);
        struct item *got = head;
        head = got->next;
        sum += got->value;
        pthread_mutex_unlock(&m);
        free(got);
    }
    return 0;
}
int main(void) {
    limit = __VERIFIER_nondet_int();
    pthread_t t[3];
    pthread_create(&t[0], 0, consume, 0);
    pthread_create(&t[1], 0, produce, (void *)0);
    pthread_create(&t[2], 0, produce, (void *)100);
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    if (limit > 1) printf("big\\n");
    printf("%d\\n", sum);
    assert(sum == 520);
    return 0;
}
"""

MANY = """
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <string.h>
struct pair { int a, b; long c; };
static struct pair shared[3], copies[3];
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t meeting;
static sem_t ready;
static char text[16];
static _Atomic int serial, votes;
static void *worker(void *number) {
    int me = (int)(long)number;
    struct pair mine = {me, 2 * me, 3 * me};
    pthread_rwlock_wrlock(&lock);
    shared[me] = mine;
    pthread_rwlock_unlock(&lock);
    if (pthread_barrier_wait(&meeting) == PTHREAD_BARRIER_SERIAL_THREAD) serial++;
    pthread_rwlock_rdlock(&lock);
    for (int i = 0; i < 3; i++) if (me == 0) copies[i] = shared[i];
    pthread_rwlock_unlock(&lock);
    votes++;
    if (me == 2) { strcpy(text, "done"); sem_post(&ready); }
    return 0;
}
int main(int count, char **words) {
    pthread_t t[3];
    pthread_barrier_init(&meeting, 0, 3);
    sem_init(&ready, 0, 0);
    for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, worker, (void *)i);
    sem_wait(&ready);
    assert(!strcmp(text, "done"));
    for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
    for (int i = 0; i < 3; i++) assert(copies[i].b == 2 * i && copies[i].c == 3 * i);
    assert(serial == 1 && votes == 3);
    printf("%s %d\\n", text, count);
    return 7;
}
"""

UNSAFE = """
#include <assert.h>
#include <pthread.h>
static int x;
static void *add(void *unused) { int seen = x; x = seen + 1; return 0; }
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, add, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(x == 2);
    return 0;
}
"""

TRAP = """
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
static int x;
static void *one(void *unused) { x = (int)raddle_choice(3); return 0; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, one, 0);
    pthread_join(t, 0);
    assert(x != 2);
    return x;
}
"""

ENDLESS = """
#include <pthread.h>
static int x;
static void *one(void *unused) { for (;;) x++; return 0; }
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, one, 0);
    pthread_join(t, 0);
    return 0;
}
"""

CLOCK = """
#include <time.h>
int main(void) {
    return time(0) > 5;
}
"""
