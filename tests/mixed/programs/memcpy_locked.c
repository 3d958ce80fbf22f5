// A shared struct with an atomic member is read by memcpy under the lock that all writers hold.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct config { short a; short b; atomic_int version; char text[6]; };
static struct config config;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *change(void *arg) {
    pthread_mutex_lock(&lock);
    config.a = config.b = 5;
    strcpy(config.text, "five");
    atomic_fetch_add(&config.version, 1);
    pthread_mutex_unlock(&lock);
    return arg;
}
static void *copy(void *arg) {
    struct config mine;
#ifndef BUG
    pthread_mutex_lock(&lock);
#endif
    memcpy(&mine, &config, sizeof mine);
#ifndef BUG
    pthread_mutex_unlock(&lock);
#endif
    assert(mine.a == mine.b && mine.version == (mine.a == 5));
    return arg;
}
int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, change, 0);
    pthread_create(&b, 0, copy, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
