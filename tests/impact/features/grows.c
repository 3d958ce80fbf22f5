// An array that threads make longer.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

int *numbers, length;
pthread_mutex_t lock;

void *append(void *argument) {
    int *number = argument;
    pthread_mutex_lock(&lock);
    if (length == 0)
        numbers = calloc(2, sizeof *numbers);
    else
        numbers = realloc(numbers, 4 * sizeof *numbers);
    numbers[length++] = *number;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    int values[2] = {3, 4};
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, append, &values[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    assert(numbers[0] + numbers[1] == 7);
    printf("%d\n", length);
    free(numbers);
    return 0;
}
