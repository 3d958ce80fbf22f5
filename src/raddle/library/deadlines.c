// Times that the caller gives. They are read as a whole, before anything else happens: the value is of no
// importance, unless it is no time at all.
#include <time.h>

enum { NOW = 1700000000 };

// All clocks stand still, but for a thread that has waited on a condition variable until its time was over.
static _Thread_local struct timespec asked, passed = {NOW, 0};

static int wrong_time(const struct timespec *time) {
    long seconds = time->tv_sec, rest = time->tv_nsec;
    return rest < 0 || rest > 999999999;
}

static int wrong_deadline(const struct timespec *time) {
    asked.tv_sec = time->tv_sec, asked.tv_nsec = time->tv_nsec;
    return wrong_time(&asked);
}

static int time_is_over(void) {
    if (asked.tv_sec > passed.tv_sec || (asked.tv_sec == passed.tv_sec && asked.tv_nsec > passed.tv_nsec)) passed = asked;
    return ETIMEDOUT;
}

// What a function returns that cannot have what it wants before `until`.
static int timed_out(int wrong) { return wrong ? EINVAL : ETIMEDOUT; }
