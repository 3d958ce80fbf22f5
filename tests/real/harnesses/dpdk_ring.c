// DPDK: rte_ring as headers, with producers and consumers that share it.
#include <assert.h>
#include <pthread.h>
#include <rte_ring_elem.h>

static struct {
    struct rte_ring ring;
    uint64_t slots[4];
} shared;
static int item[2];

static void *produce(void *which) {
    int *own = which;
    *own = 1;
    uint64_t address = (uint64_t)own;
    assert(rte_ring_mp_enqueue_elem(&shared.ring, &address, sizeof address) == 0);
#ifdef BUG // written after it was published
    *own = 2;
#endif
    return 0;
}

int main(void) {
    pthread_t t[2];
    struct rte_ring *r = &shared.ring;
    r->size = 4, r->mask = 3, r->capacity = 3;
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, produce, &item[i]);
    uint64_t address;
    if (rte_ring_mc_dequeue_elem(r, &address, sizeof address) == 0) assert(*(int *)address == 1);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    return 0;
}
