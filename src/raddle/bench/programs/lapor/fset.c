// fset: a set as a sorted, circular, doubly linked list; fine: each node has a lock, taken hand over hand.
//
// To link a node, its neighbours must be locked, and behind the last node that is the head, which all
// others want, too. Whoever goes round the circle that way waits for ever only if every node is locked by a
// thread that waits for the next; main puts in as many items as there are threads, so that there is always
// a free one. With one item less (-DITEMS=) they can deadlock.
#include <pthread.h>
#include <stdlib.h>

#include "workload.h"

struct node {
    pthread_mutex_t mutex;
    int item;
    struct node *before, *after;
};

static struct node head = {PTHREAD_MUTEX_INITIALIZER, 0, &head, &head};

static void lock(struct node *node) { pthread_mutex_lock(&node->mutex); }

static void unlock(struct node *node) { pthread_mutex_unlock(&node->mutex); }

// The last node below the item and the first that is not, both locked; the second is not if it is the head.
struct place {
    struct node *below, *above;
};

static struct place find(int item) {
    struct node *below = &head;
    lock(below);
    struct node *above = below->after;
    while (above != &head) {
        lock(above);
        if (above->item >= item) break;
        unlock(below);
        below = above;
        above = below->after;
    }
    return (struct place){below, above};
}

static int has(struct place place, int item) { return place.above != &head && place.above->item == item; }

static void leave(struct place place) {
    if (place.above != &head) unlock(place.above);
    unlock(place.below);
}

static void link_between(struct node *below, struct node *above, int item) {
    struct node *node = malloc(sizeof *node);
    pthread_mutex_init(&node->mutex, 0);
    node->item = item;
    node->before = below;
    node->after = above;
    below->after = node;
    above->before = node;
}

static int is_in(int item) {
    struct place place = find(item);
    int found = has(place, item);
    leave(place);
    return found;
}

static int put_in(int item) {
    struct place place = find(item);
    int missing = !has(place, item);
    if (missing) {
        int at_end = place.above == &head && place.below != &head;
        if (at_end) lock(&head);
        link_between(place.below, place.above, item);
        if (at_end) unlock(&head);
    }
    leave(place);
    return missing;
}
