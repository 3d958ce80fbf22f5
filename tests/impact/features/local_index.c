// Indices into local arrays that are not constants.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

int shared, __VERIFIER_nondet_int(void);

void *count(void *argument) {
    int seen[4] = {0, 0, 0, 0};
    while (1) {
        int which = __VERIFIER_nondet_int() & 3;
        seen[which]++;
        int before = seen[3 - which];
        seen[3 - which] = which;
        assert(seen[3 - which] == which);
        seen[3 - which] = before;
        shared = which;
        raddle_progress();
    }
}

void *check(void *argument) {
    while (1) {
        assert(shared >= 0 && shared < 4);
        raddle_progress();
    }
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, count, NULL);
    pthread_create(&second, NULL, check, NULL);
    pthread_join(first, NULL);
}
