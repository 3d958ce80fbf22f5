// Times, environment, random numbers with a state of the caller's own, a limit of the results.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int rolled[7];

static void* roll(void* seed) {
    unsigned state = (unsigned)(long)seed + (unsigned)time(NULL);
    for (int i = 0; i < 3; i++) {
        int face = rand_r(&state) % 6 + 1;
        assert(face >= 1 && face <= 6);
        pthread_mutex_lock(&lock);
        rolled[face]++;
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    srand((unsigned)now.tv_nsec);
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 1 << 18);
    pthread_t one, two;
    pthread_create(&one, &small, roll, (void*)1);
    pthread_create(&two, &small, roll, (void*)2);
    pthread_attr_destroy(&small);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    const char* name = getenv("GREETING");
    if (name) printf("%s\n", name);
    fputs("done\n", stdout);
    return 0;
}
