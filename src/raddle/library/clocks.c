// Time: sleeping takes none, and every clock stands still (see deadlines.c).
#include <sys/time.h>
struct pollfd;

unsigned sleep(unsigned seconds) { return 0; }
int usleep(unsigned microseconds) { return 0; }

int nanosleep(const struct timespec *duration, struct timespec *rest) {
    if (wrong_time(duration)) __raddle_unsupported("nanosleep with nanoseconds that are no part of a second");
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *duration, struct timespec *rest) {
    return wrong_time(duration) ? EINVAL : 0;
}

// As a pause only: there are no files.
int poll(struct pollfd *files, unsigned long count, int milliseconds) {
    if (count) __raddle_unsupported("poll of files");
    return 0;
}

time_t time(time_t *result) {
    if (result) *result = passed.tv_sec;
    return passed.tv_sec;
}

clock_t clock(void) { return 0; }

int clock_gettime(clockid_t clock, struct timespec *result) {
    result->tv_sec = passed.tv_sec;
    result->tv_nsec = passed.tv_nsec;
    return 0;
}

int clock_getres(clockid_t clock, struct timespec *result) {
    if (result) {
        result->tv_sec = 0;
        result->tv_nsec = 1;
    }
    return 0;
}

int timespec_get(struct timespec *result, int base) {
    result->tv_sec = passed.tv_sec;
    result->tv_nsec = passed.tv_nsec;
    return base;
}

int gettimeofday(struct timeval *result, void *zone) {
    result->tv_sec = passed.tv_sec;
    result->tv_usec = passed.tv_nsec / 1000;
    if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
    return 0;
}

double difftime(time_t end, time_t start) { return (double)(end - start); }
