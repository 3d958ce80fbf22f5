// fbst: a set as a binary search tree; fine: each node has a lock, taken hand over hand from the top.
#include <pthread.h>
#include <stdlib.h>

#include "workload.h"

struct node {
    pthread_mutex_t mutex;
    int item;
    struct node *child[2];
};

// Above the root, so that the root is a child, too: its item is below all others.
static struct node top = {.mutex = PTHREAD_MUTEX_INITIALIZER};

// The node that has the item, or the one that would be its parent; locked.
static struct node *find(int item) {
    struct node *node = &top;
    pthread_mutex_lock(&node->mutex);
    while (node->item != item) {
        struct node *child = node->child[item > node->item];
        if (!child) break;
        pthread_mutex_lock(&child->mutex);
        pthread_mutex_unlock(&node->mutex);
        node = child;
    }
    return node;
}

static int is_in(int item) {
    struct node *node = find(item);
    int found = node->item == item;
    pthread_mutex_unlock(&node->mutex);
    return found;
}

static int put_in(int item) {
    struct node *parent = find(item);
    int missing = parent->item != item;
    if (missing) {
        struct node *node = malloc(sizeof *node);
        pthread_mutex_init(&node->mutex, 0);
        node->item = item;
        node->child[0] = node->child[1] = 0;
        parent->child[item > parent->item] = node;
    }
    pthread_mutex_unlock(&parent->mutex);
    return missing;
}
