#include <threads.h>
#include <stdatomic.h>
#include <assert.h>
#define BIAS 0x100000
typedef struct { atomic_int lock; } rw_t;
static rw_t l = { BIAS }; static int shared;
static void rd_lock(rw_t *l) { int prior = atomic_fetch_sub_explicit(&l->lock, 1, memory_order_acquire);
  while (prior <= 0) { atomic_fetch_add_explicit(&l->lock, 1, memory_order_relaxed); while (atomic_load_explicit(&l->lock, memory_order_relaxed) <= 0) thrd_yield(); prior = atomic_fetch_sub_explicit(&l->lock, 1, memory_order_acquire); } }
static void wr_lock(rw_t *l) { int prior = atomic_fetch_sub_explicit(&l->lock, BIAS, memory_order_acquire);
  while (prior != BIAS) { atomic_fetch_add_explicit(&l->lock, BIAS, memory_order_relaxed); while (atomic_load_explicit(&l->lock, memory_order_relaxed) != BIAS) thrd_yield(); prior = atomic_fetch_sub_explicit(&l->lock, BIAS, memory_order_acquire); } }
static int reader(void *p) { rw_t *q = p; rd_lock(q); int v = shared; assert(v >= 0); atomic_fetch_add_explicit(&q->lock, 1, memory_order_release); return 0; }
static int writer(void *p) { rw_t *q = p; wr_lock(q); shared = 42; atomic_fetch_add_explicit(&q->lock, BIAS, memory_order_release); return 0; }
int main(void) { thrd_t t[4]; for (int i = 0; i < 4; i++) thrd_create(&t[i], i < 2 ? writer : reader, &l); for (int i = 0; i < 4; i++) thrd_join(t[i], 0); }
