// All fetch operations and exchange, on signed and unsigned types of every width.
#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint8_t byte = 250;
static _Atomic int16_t half = -3;
static _Atomic uint32_t word = 0xf0f0;
static _Atomic int64_t wide = INT64_MAX;
static atomic_bool flag;
static uint32_t plain = 7;
static uint8_t small = 4;
static int16_t narrow = -8;

int main(void) {
    assert(atomic_fetch_add(&byte, 10) == 250 && byte == 4);
    assert(atomic_fetch_sub(&half, 5) == -3 && half == -8);
    assert(atomic_fetch_and(&word, 0xff00) == 0xf0f0 && word == 0xf000);
    assert(atomic_fetch_or(&word, 0xf) == 0xf000 && word == 0xf00f);
    assert(atomic_fetch_xor(&word, 0xff) == 0xf00f && word == 0xf0f0);
    assert(atomic_exchange(&word, 7) == 0xf0f0 && word == 7);
    assert(atomic_fetch_add(&wide, 1) == INT64_MAX && wide == INT64_MIN);
    assert(!atomic_exchange(&flag, 1) && flag);
    assert(__atomic_fetch_nand(&plain, 3, __ATOMIC_SEQ_CST) == 7 && plain == 0xfffffffc);
    assert(__atomic_add_fetch(&small, 1, __ATOMIC_RELAXED) == 5);
    assert(__atomic_fetch_max(&narrow, 4, __ATOMIC_SEQ_CST) == -8 && narrow == 4);
    assert(__atomic_fetch_min(&narrow, -4, __ATOMIC_SEQ_CST) == 4 && narrow == -4);
    assert(__atomic_fetch_min(&small, 200, __ATOMIC_SEQ_CST) == 5 && small == 5);
    assert(__atomic_fetch_max(&small, 200, __ATOMIC_SEQ_CST) == 5 && small == 200);
    return 0;
}
