// stateful01-2: models the SV-COMP program stateful01-2. Two threads change one number and then another,
// each in a critical section of its own but of one lock; main joins them and checks the sums. 4 sections in
// 6 orders; only the order in which each number is changed matters, which makes 4.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int first, second;

static void add(int *to, int amount) {
    pthread_mutex_lock(&mutex);
    *to += amount;
    pthread_mutex_unlock(&mutex);
}

static void *up(void *unused) {
    add(&first, 1);
    add(&second, 1);
    return unused;
}

static void *up_and_down(void *unused) {
    add(&first, 5);
    add(&second, -6);
    return unused;
}

int main(void) {
    first = 10;
    second = 10;
    pthread_t one, two;
    pthread_create(&one, 0, up, 0);
    pthread_create(&two, 0, up_and_down, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(first == 16 && second == 5);
    return 0;
}
