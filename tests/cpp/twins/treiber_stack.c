#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};
_Atomic(struct node *) head;

static void push(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = atomic_load_explicit(&head, memory_order_relaxed);
    while (!atomic_compare_exchange_strong_explicit(&head, &node->next, node, memory_order_release,
                                                    memory_order_relaxed)) {
    }
}

static bool pop(int *value) {
    struct node *seen = atomic_load_explicit(&head, memory_order_acquire);
    while (seen && !atomic_compare_exchange_strong_explicit(&head, &seen, seen->next, memory_order_acquire,
                                                            memory_order_acquire)) {
    }
    if (!seen) return false;
    *value = seen->value;
    return true;
}

void *push_one(void *argument) { return push(1), (void *)0; }
void *push_two(void *argument) { return push(2), (void *)0; }

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, push_one, 0);
    pthread_create(&two, 0, push_two, 0);
    int value = 0;
    if (pop(&value)) assert(value == 1 || value == 2);
    pthread_join(one, 0);
    pthread_join(two, 0);
}
