// Concurrency Kit: the stack with many producers; its nodes are taken all at once.
#include <assert.h>
#include <ck_stack.h>
#include <pthread.h>

static ck_stack_t stack;
static struct node {
    int value;
    ck_stack_entry_t entry;
} nodes[2];

static void *push(void *which) {
    struct node *node = which;
#ifndef BUG
    node->value = 1;
#endif
    ck_stack_push_upmc(&stack, &node->entry);
#ifdef BUG // written after it was published
    node->value = 1;
#endif
    return 0;
}

int main(void) {
    pthread_t t[2];
    ck_stack_init(&stack);
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, push, &nodes[i]);
    ck_stack_entry_t *entry = ck_stack_batch_pop_upmc(&stack);
    for (; entry; entry = CK_STACK_NEXT(entry)) assert(((struct node *)((char *)entry - offsetof(struct node, entry)))->value == 1);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return 0;
}
