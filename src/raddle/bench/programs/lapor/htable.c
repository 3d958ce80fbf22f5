// chtable, fhtable: a hash table with chains; coarse: one lock guards all of it; fine (-DFINE): each bucket
// has a lock of its own.
//
// Thread t of 0, 1 … has two items, and searches for both or puts in both: t, and one that falls into the
// bucket of the first item of thread t + 4. So there are collisions from five threads on, one for each
// further thread. main puts in the readers' items. A new item becomes the first of its chain, where it is
// in everybody's way. With four writers, every collision is one of a writer with a reader, and its order
// matters. The paper says which operations there are and how many collide, not on which items: these are
// our choice.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef READERS
#define READERS 3
#endif
#ifndef WRITERS
#define WRITERS 0
#endif

enum { THREADS = READERS + WRITERS, BUCKETS = 12, ITEMS = 2, STRIDE = BUCKETS + 4 };

struct entry {
    int item;
    struct entry *next;
};

struct bucket {
    pthread_mutex_t mutex;
    struct entry *first;
};

static struct bucket table[BUCKETS];

static struct bucket *bucket_of(int item) { return &table[item % BUCKETS]; }

#ifdef FINE
static pthread_mutex_t *mutex_of(struct bucket *bucket) { return &bucket->mutex; }
#else
static pthread_mutex_t *mutex_of(struct bucket *bucket) { return (void)bucket, &table[0].mutex; }
#endif

static struct entry *find(const struct bucket *bucket, int item) {
    struct entry *entry = bucket->first;
    while (entry && entry->item != item) entry = entry->next;
    return entry;
}

static int is_in(int item) {
    struct bucket *bucket = bucket_of(item);
    pthread_mutex_lock(mutex_of(bucket));
    int found = find(bucket, item) != 0;
    pthread_mutex_unlock(mutex_of(bucket));
    return found;
}

// Tells whether the item was missing.
static int put_in(int item) {
    struct bucket *bucket = bucket_of(item);
    pthread_mutex_lock(mutex_of(bucket));
    int missing = !find(bucket, item);
    if (missing) {
        struct entry *entry = malloc(sizeof *entry);
        *entry = (struct entry){item, bucket->first};
        bucket->first = entry;
    }
    pthread_mutex_unlock(mutex_of(bucket));
    return missing;
}

static int item(int thread, int number) { return thread + number * STRIDE; }

static void *run(void *number) {
    int t = (int)(intptr_t)number;
    for (int i = 0; i < ITEMS; i++) assert(t < WRITERS ? put_in(item(t, i)) : is_in(item(t, i)));
    return 0;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < BUCKETS; i++) pthread_mutex_init(&table[i].mutex, 0);
    for (int t = WRITERS; t < THREADS; t++) {
        for (int i = 0; i < ITEMS; i++) put_in(item(t, i));
    }
    for (int t = 0; t < THREADS; t++) pthread_create(&thread, 0, run, (void *)(intptr_t)t);
    pthread_exit(0);
}
