// mimalloc: bits of a bitmap are claimed by several threads, and given back.
#include <assert.h>
#include <pthread.h>
#include "mimalloc.h"
#include "mimalloc-internal.h"
#include "bitmap.h"

static mi_bitmap_field_t map[2] = {~(size_t)7}; // three bits are free in the first field
static int owner[3];

static void *claim(void *unused) {
    mi_bitmap_index_t where;
    if (!_mi_bitmap_try_find_from_claim(map, 1, 0, 2, &where)) return 0;
    size_t bit = mi_bitmap_index_bit_in_field(where);
#ifdef BUG // given back while they are still in use
    _mi_bitmap_unclaim(map, 1, 2, where);
#endif
    owner[bit]++;
    owner[bit + 1]++;
    assert(owner[bit] == 1 && owner[bit + 1] == 1);
    owner[bit]--;
    owner[bit + 1]--;
#ifndef BUG
    _mi_bitmap_unclaim(map, 1, 2, where);
#endif
    return 0;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, claim, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(map[0] == ~(size_t)7);
    return 0;
}
