// A struct of atomics, a mutex and a semaphore is cleared by memset before threads see it.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct pool {
    char name[5];
    atomic_int users;
    atomic_llong bytes;
    sem_t wake;
    pthread_mutex_t lock;
    unsigned short id;
    int total;
};
static void *run(void *arg) {
    struct pool *p = arg;
    atomic_fetch_add(&p->users, 1);
#ifdef BUG
    p->total++;
#else
    pthread_mutex_lock(&p->lock);
    p->total++;
    pthread_mutex_unlock(&p->lock);
#endif
    sem_post(&p->wake);
    return 0;
}
int main(void) {
    struct pool *p = malloc(sizeof *p);
    memset(p, 0, sizeof *p);
    pthread_mutex_init(&p->lock, 0);
    sem_init(&p->wake, 0, 0);
    pthread_t a, b;
    pthread_create(&a, 0, run, p);
    pthread_create(&b, 0, run, p);
    sem_wait(&p->wake);
    sem_wait(&p->wake);
    assert(atomic_load(&p->users) == 2 && p->total == 2);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_mutex_destroy(&p->lock);
    free(p);
}
