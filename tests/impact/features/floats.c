// Floating-point numbers that threads share, and that decide nothing.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

struct sample {
    double value;
    float weight;
    int number;
};

struct sample samples[2];
double sum;
pthread_mutex_t lock;

void *work(void *argument) {
    struct sample *mine = argument;
    while (1) {
        pthread_mutex_lock(&lock);
        mine->value = mine->value * 0.5 + 1;
        mine->weight += 0.25f;
        mine->number = 1 - mine->number;
        struct sample copy = *mine;
        sum += copy.value * copy.weight;
        assert(copy.number == 0 || copy.number == 1);
        pthread_mutex_unlock(&lock);
        raddle_progress();
    }
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, work, &samples[0]);
    pthread_create(&second, NULL, work, &samples[1]);
    pthread_join(first, NULL);
}
