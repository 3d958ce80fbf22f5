/* nginx's spinlock, and its reader-writer lock (-DKIND=1): two threads. */
#include <ngx_config.h>
#include <ngx_core.h>

#include <assert.h>
#include <pthread.h>

ngx_int_t ngx_ncpu = 4;
volatile ngx_cycle_t *ngx_cycle;

static ngx_atomic_t lock;
static int a, b;

static void *writer(void *unused) {
#if KIND == 1
    ngx_rwlock_wlock(&lock);
#else
    ngx_spinlock(&lock, 1, 2048);
#endif
    a++;
#ifndef BUG
    b++;
#endif
#if KIND == 1
    ngx_rwlock_unlock(&lock);
#else
    ngx_unlock(&lock);
#endif
#ifdef BUG
    b++;
#endif
    return NULL;
}

static void *other(void *unused) {
#if KIND == 1
    ngx_rwlock_rlock(&lock);
    assert(a == b);
    ngx_rwlock_unlock(&lock);
    return NULL;
#else
    return writer(unused);
#endif
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, other, NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    assert(a == b);
    return 0;
}
