// cset: a set as a sorted, circular, doubly linked list; coarse: one lock guards all of it.
#include <pthread.h>
#include <stdlib.h>

#include "workload.h"

struct node {
    int item;
    struct node *before, *after;
};

// Below all items on the way up, above them on the way down.
static struct node head = {0, &head, &head};
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

// The first node that is not below the item; the head if all are.
static struct node *find(int item) {
    struct node *node = head.after;
    while (node != &head && node->item < item) node = node->after;
    return node;
}

static int has(const struct node *node, int item) { return node != &head && node->item == item; }

static int is_in(int item) {
    pthread_mutex_lock(&mutex);
    int found = has(find(item), item);
    pthread_mutex_unlock(&mutex);
    return found;
}

static int put_in(int item) {
    pthread_mutex_lock(&mutex);
    struct node *after = find(item);
    int missing = !has(after, item);
    if (missing) {
        struct node *node = malloc(sizeof *node);
        *node = (struct node){item, after->before, after};
        node->before->after = node;
        after->before = node;
    }
    pthread_mutex_unlock(&mutex);
    return missing;
}
