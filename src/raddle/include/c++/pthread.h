// Stands in for the C library's header of this name: a lock that is made by its initialiser (every std::mutex that is no
// global variable) is cleared as a whole. Member by member, the stores were narrower than the one word that raddle's
// locks are.
#pragma GCC system_header
#include_next <pthread.h>

#undef PTHREAD_MUTEX_INITIALIZER
#define PTHREAD_MUTEX_INITIALIZER {}
#undef PTHREAD_RWLOCK_INITIALIZER
#define PTHREAD_RWLOCK_INITIALIZER {}
#undef PTHREAD_COND_INITIALIZER
#define PTHREAD_COND_INITIALIZER {}
