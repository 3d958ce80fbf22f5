// liburcu: the lock-free stack; its nodes are taken all at once.
#include <assert.h>
#include <pthread.h>
#include <urcu/lfstack.h>

static struct __cds_lfs_stack stack;
static struct item {
    struct cds_lfs_node node;
    int value;
} items[2];

static void *push(void *which) {
    struct item *item = which;
    cds_lfs_node_init(&item->node);
#ifndef BUG
    item->value = 1;
#endif
    cds_lfs_push((cds_lfs_stack_ptr_t){.s = (void *)&stack}, &item->node);
#ifdef BUG // written after it was published
    item->value = 1;
#endif
    return 0;
}

int main(void) {
    pthread_t t[2];
    __cds_lfs_init(&stack);
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, push, &items[i]);
    struct cds_lfs_head *head = __cds_lfs_pop_all((cds_lfs_stack_ptr_t){._s = &stack});
    for (struct cds_lfs_node *n = head ? &head->node : 0; n; n = n->next) assert(((struct item *)n)->value == 1);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return 0;
}
