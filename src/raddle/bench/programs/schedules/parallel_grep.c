// A parallel grep: one thread hands out pieces of text, two search them. What a search finds is an input to
// the proof (it may be any number); parallel_grep_search.c does the searching when the program runs.
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

#ifndef PIECES
#define PIECES 8
#endif
#define PLACES 4

extern unsigned __VERIFIER_nondet_uint(void);

static int queue[PLACES];
static int first, count, handed_out;
static unsigned matches;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;

static void put(int piece) {
    pthread_mutex_lock(&mutex);
    while (count == PLACES) pthread_cond_wait(&not_full, &mutex);
    queue[(first + count) % PLACES] = piece;
    count++;
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&mutex);
}

static int get(void) {
    int piece = -1;
    pthread_mutex_lock(&mutex);
    while (count == 0 && !handed_out) pthread_cond_wait(&not_empty, &mutex);
    if (count > 0) {
        piece = queue[first];
        first = (first + 1) % PLACES;
        count--;
        pthread_cond_signal(&not_full);
    }
    pthread_mutex_unlock(&mutex);
    return piece;
}

static void *search(void *unused) {
    for (;;) {
        int piece = get();
        if (piece < 0) break;
        unsigned found = __VERIFIER_nondet_uint();
        raddle_progress();
        pthread_mutex_lock(&mutex);
        matches += found;
        pthread_mutex_unlock(&mutex);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, search, 0);
    pthread_create(&threads[1], 0, search, 0);
    for (int i = 0; i < PIECES; i++) put(i);
    pthread_mutex_lock(&mutex);
    handed_out = 1;
    pthread_cond_broadcast(&not_empty);
    pthread_mutex_unlock(&mutex);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    return 0;
}
