// Futexes: to wait is to see the value one waits on, and then to sleep until somebody is woken. A wake-up wakes
// all who sleep: who waits on a futex has to reckon with waking for no reason.
#include <stdatomic.h>

#include "polling.h"

static atomic_int wake_ups;

static void futex_wait(atomic_int *word, int value) {
    int before = atomic_load(&wake_ups);
    if (atomic_load(word) == value) poll_until(atomic_load(&wake_ups) != before);
}

static void futex_wake(void) { atomic_fetch_add(&wake_ups, 1); }
