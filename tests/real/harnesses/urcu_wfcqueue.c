// liburcu: the wait-free concurrent queue.
#include <assert.h>
#include <pthread.h>
#include <urcu/wfcqueue.h>

static struct cds_wfcq_head head;
static struct cds_wfcq_tail tail;
static struct item {
    struct cds_wfcq_node node;
    int value;
} items[2];

static void *enqueue(void *which) {
    struct item *item = which;
    cds_wfcq_node_init(&item->node);
#ifndef BUG
    item->value = 1;
#endif
    cds_wfcq_enqueue(&head, &tail, &item->node);
#ifdef BUG // written after it was published
    item->value = 1;
#endif
    return 0;
}

int main(void) {
    pthread_t t[2];
    cds_wfcq_init(&head, &tail);
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, enqueue, &items[i]);
    struct cds_wfcq_node *node = __cds_wfcq_dequeue_blocking(&head, &tail);
    if (node) assert(((struct item *)node)->value == 1);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return 0;
}
