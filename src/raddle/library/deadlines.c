// Times that the caller gives. They are read as a whole, before anything else happens: the value is of no
// importance, unless it is no time at all.
#include <time.h>

static int wrong_time(const struct timespec *time) {
    long seconds = time->tv_sec, rest = time->tv_nsec;
    return rest < 0 || rest > 999999999;
}

// What a function returns that cannot have what it wants before `until`.
static int timed_out(int wrong) { return wrong ? EINVAL : ETIMEDOUT; }
