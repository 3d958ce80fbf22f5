// cbst: a set as a binary search tree; coarse: one lock guards all of it.
#include <pthread.h>
#include <stdlib.h>

#include "workload.h"

struct node {
    int item;
    struct node *child[2];
};

// Above the root, so that the root is a child, too: its item is below all others.
static struct node top;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

// The node that has the item, or the one that would be its parent.
static struct node *find(int item) {
    struct node *node = &top;
    while (node->item != item) {
        struct node *child = node->child[item > node->item];
        if (!child) break;
        node = child;
    }
    return node;
}

static int is_in(int item) {
    pthread_mutex_lock(&mutex);
    int found = find(item)->item == item;
    pthread_mutex_unlock(&mutex);
    return found;
}

static int put_in(int item) {
    pthread_mutex_lock(&mutex);
    struct node *parent = find(item);
    int missing = parent->item != item;
    if (missing) {
        struct node *node = malloc(sizeof *node);
        *node = (struct node){item, {0, 0}};
        parent->child[item > parent->item] = node;
    }
    pthread_mutex_unlock(&mutex);
    return missing;
}
