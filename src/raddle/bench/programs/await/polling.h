// A loop that only looks at shared memory until it finds what it waits for. Tools that know nothing of loop
// purity still take such a loop for an assumption: -DPOLL_ONCE does that in the text, so that a search without
// any treatment of loops starts from the same program.
#ifndef POLLING_H
#define POLLING_H

#ifdef POLL_ONCE
#include <raddle.h>
#define poll_until(condition) raddle_assume(!!(condition))
#else
#define poll_until(condition) \
    while (!(condition)) {    \
    }
#endif

#endif
