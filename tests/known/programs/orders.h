/* What every program needs. relaxed, acquire … are values that -DNAME=… may give an order; a fence of order
 * relaxed is none. */
#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#define relaxed memory_order_relaxed
#define acquire memory_order_acquire
#define release memory_order_release
#define acq_rel memory_order_acq_rel
#define seq_cst memory_order_seq_cst
#define LOAD(p, order) atomic_load_explicit(p, order)
#define STORE(p, v, order) atomic_store_explicit(p, v, order)
#define SWAP(p, v, order) atomic_exchange_explicit(p, v, order)
#define ADD(p, v, order) atomic_fetch_add_explicit(p, v, order)
#define CAS(p, e, v, order) atomic_compare_exchange_strong_explicit(p, e, v, order, relaxed)
#define FENCE(order) atomic_thread_fence(order)
/* What a critical section protects: a race if two are in it without order, a lost update if they overlap. */
static int counter;
static void critical(void) { counter = counter + 1; }
