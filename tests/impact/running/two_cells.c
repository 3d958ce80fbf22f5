#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define ROUNDS 100000
typedef struct {
    pthread_mutex_t lock;
    long value;
} cell;
static cell left = {PTHREAD_MUTEX_INITIALIZER, 0}, right = {PTHREAD_MUTEX_INITIALIZER, 0};
static void step(cell* a, cell* b) {
    pthread_mutex_lock(&a->lock);
    pthread_mutex_lock(&b->lock);
    a->value += 1;
    b->value += 2;
    pthread_mutex_unlock(&b->lock);
    pthread_mutex_unlock(&a->lock);
}
static void* forward(void* u) {
    int k = ROUNDS;
    while (k-- > 0) step(&left, &right);
    return NULL;
}
static void* backward(void* u) {
    int k = ROUNDS;
    while (k-- > 0) step(&right, &left);
    return NULL;
}
int main(int argc, char** argv) {
    pthread_t f, b;
    if (pthread_create(&f, NULL, forward, NULL)) exit(1);
    if (pthread_create(&b, NULL, backward, NULL)) exit(1);
    pthread_join(f, NULL);
    pthread_join(b, NULL);
    printf("left %ld right %ld sum %ld\n", left.value, right.value, left.value + right.value);
    return 0;
}
