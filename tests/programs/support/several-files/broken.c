// The same interface without a lock: two threads race.
#include "counter.h"

struct counter shared = {100, 0};

void counter_step(void) {
    int seen = shared.value; // RACE A
    shared.value = seen + 2; // RACE B
    shared.steps++;
}

int counter_check(void) { return shared.value; }
