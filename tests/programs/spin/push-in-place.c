// As push.c, but the compare-exchange writes what it finds right into the node. One that fails without a reason
// writes what is there already.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node { struct node *next; };
static struct node *_Atomic head;
static struct node nodes[2];

static void *push(void *argument) {
    struct node *node = argument;
    node->next = atomic_load(&head);
    while (!atomic_compare_exchange_weak(&head, &node->next, node)) ;
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, push, &nodes[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    struct node *top = head;
    assert(top->next == &nodes[top == &nodes[0]] && top->next->next == NULL);
}
