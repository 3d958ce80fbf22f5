// A Treiber stack that frees a node while another thread may still read its `next`.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static _Atomic(struct node *) top;

static void push(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &node->next, node)) {
    }
}

static int pop(void) {
    struct node *node = atomic_load(&top);
    while (node != NULL && !atomic_compare_exchange_strong(&top, &node, node->next)) {
    }
    if (node == NULL) return -1;
    int value = node->value;
    free(node);
    return value;
}

static void *popper(void *unused) {
    pop();
    return unused;
}

int main(void) {
    pthread_t other;
    push(1);
    pthread_create(&other, NULL, popper, NULL);
    pop();
    pthread_join(other, NULL);
    return 0;
}
