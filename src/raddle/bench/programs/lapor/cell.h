// How the programs of Table 2 touch their shared variables: with -DLOCKED by plain accesses inside critical
// sections of one lock, without it by relaxed atomic accesses and no lock.
#include <pthread.h>
#include <stdatomic.h>

#ifdef LOCKED
typedef int cell;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static inline void enter(void) { pthread_mutex_lock(&mutex); }
static inline void leave(void) { pthread_mutex_unlock(&mutex); }
static inline int get(cell *from) { return *from; }
static inline void set(cell *to, int value) { *to = value; }
#else
typedef atomic_int cell;

static inline void enter(void) {}
static inline void leave(void) {}
static inline int get(cell *from) { return atomic_load_explicit(from, memory_order_relaxed); }
static inline void set(cell *to, int value) { atomic_store_explicit(to, value, memory_order_relaxed); }
#endif
