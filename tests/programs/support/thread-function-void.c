// Thread functions and destructors that return or take less than their type says, as much real code has them:
// the library calls them as every implementation does.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;
static int ended;

static void end(void *value) { ended = *(int *)value; free(value); }

static void takes(void *argument) {
    int *value = malloc(sizeof *value);
    *value = *(int *)argument;
    pthread_setspecific(key, value);
}

static void takes_nothing(void) {}

int main(void) {
    int five = 5;
    pthread_t first, second;
    pthread_key_create(&key, end);
    pthread_create(&first, NULL, (void *(*)(void *))takes, &five);
    pthread_create(&second, NULL, (void *(*)(void *))takes_nothing, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(ended == 5);
    return 0;
}
