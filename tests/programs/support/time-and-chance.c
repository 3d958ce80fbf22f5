// Yielding, sleeping, random numbers and clocks: accepted, and documented as assumptions.
#include <assert.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    assert(sched_yield() == 0);
    usleep(10);
    sleep(1);
    struct timespec moment = {.tv_nsec = 5};
    assert(nanosleep(&moment, NULL) == 0);
    srand(1);
    int number = rand();
    assert(number >= 0 && number <= RAND_MAX);
    srand(1);
    assert(rand() == number);
    time_t now = time(NULL);
    assert(clock_gettime(CLOCK_MONOTONIC, &moment) == 0);
    assert(moment.tv_nsec >= 0 && moment.tv_nsec < 1000000000);
    struct timeval day;
    assert(gettimeofday(&day, NULL) == 0);
    (void)now;
    (void)clock();
    return 0;
}
