// Every comparison of raddle_await, signed and unsigned, and what it returns.
#include <assert.h>
#include <raddle.h>
#include <stdatomic.h>

static atomic_int x = -3;
static atomic_uint u = 0xfffffff0u;
static _Atomic long wide = 1L << 40;
static _Atomic unsigned char byte = 200;
static int target;
static int *_Atomic pointer = &target;

int main(void) {
    assert(raddle_await_eq(&x, -3) == -3);
    assert(raddle_await_ne(&x, 4) == -3);
    assert(raddle_await_lt(&x, -2) == -3);
    assert(raddle_await_le(&x, -3) == -3);
    assert(raddle_await_gt(&x, -4) == -3);
    assert(raddle_await_ge(&x, -3) == -3);
    assert(raddle_await_gt(&u, 5u) == 0xfffffff0u);
    assert(raddle_await_ge(&wide, 1L << 39) == 1L << 40);
    assert(raddle_await_gt(&byte, 100) == 200);
    assert(raddle_await_ne(&pointer, (int *)0) == &target);
    return 0;
}
