// Structs by value, copied into and out of a shared stack.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

struct message {
    unsigned from, body;
};
static struct message stack[4];
static int top;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int put(struct message message) {
    int done = 0;
    pthread_mutex_lock(&mutex);
    if (top < 4) {
        stack[top] = message;
        top++;
        done = 1;
    }
    pthread_mutex_unlock(&mutex);
    return done;
}

static int get(struct message *message) {
    int done = 0;
    pthread_mutex_lock(&mutex);
    if (top > 0) {
        top--;
        *message = stack[top];
        done = 1;
    }
    pthread_mutex_unlock(&mutex);
    return done;
}

static void *send(void *unused) {
    for (unsigned number = 0;;) {
        struct message message = {7, number};
        if (put(message)) {
            number++;
            raddle_progress();
        }
    }
    return 0;
}

static void *receive(void *unused) {
    for (;;) {
        struct message message;
        if (get(&message)) {
            assert(message.from == 7);
            raddle_progress();
        }
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, send, 0);
    pthread_create(&threads[1], 0, receive, 0);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
    return 0;
}
