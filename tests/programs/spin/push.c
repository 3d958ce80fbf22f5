// Two threads push onto a stack: the store in the retry loop is repeated with the value that is there already,
// so a spurious failure of the compare-exchange changes nothing, however often.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node { struct node *next; };
static struct node *_Atomic head;
static struct node nodes[2];

static void *push(void *node) {
    struct node *first = atomic_load(&head);
    do {
        ((struct node *)node)->next = first;
    } while (!atomic_compare_exchange_weak(&head, &first, node));
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, push, &nodes[i]);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    struct node *top = head;
    assert(top->next == &nodes[top == &nodes[0]] && top->next->next == NULL);
}
