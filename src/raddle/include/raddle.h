/* What a C program may ask of raddle. Include it as <raddle.h>; raddle puts it on the include path.
 *
 * raddle_assume(c)        go on only if c holds; executions where it does not are left out
 * raddle_choice(n)        any number from 0 to n - 1: every one is explored
 * raddle_await_eq(p, v)   wait until *p == v, and give the value read; also ne, lt, le, gt, ge
 * raddle_input()          any int: where the program's environment decides
 * raddle_error(message)   report an error
 * raddle_progress()       counts useful work where `raddle run --stats` shows it, and does nothing else
 *
 * An await is one seq_cst read of the object p points to, an integer or pointer of 1, 2, 4 or 8 bytes,
 * atomic or not: instead of a loop that spins, so that waiting costs nothing to explore. */
#ifndef RADDLE_H
#define RADDLE_H

#ifdef __cplusplus
extern "C" {
#endif

void raddle_assume(int condition);
unsigned long raddle_choice(unsigned long count);
int __VERIFIER_nondet_int(void);
#ifndef raddle_input
#define raddle_input __VERIFIER_nondet_int
#endif
_Noreturn void raddle_error(const char *message);

/* Weak: the runtime of `raddle run` brings the one that counts. */
__attribute__((weak)) void raddle_progress(void) {}

#define RADDLE_DECLARE_(predicate) \
    unsigned long long __raddle_await_##predicate##_8(const volatile void *, unsigned long long, unsigned long long); \
    unsigned long long __raddle_await_##predicate##_16(const volatile void *, unsigned long long, unsigned long long); \
    unsigned long long __raddle_await_##predicate##_32(const volatile void *, unsigned long long, unsigned long long); \
    unsigned long long __raddle_await_##predicate##_64(const volatile void *, unsigned long long, unsigned long long);
RADDLE_DECLARE_(eq)
RADDLE_DECLARE_(ne)
RADDLE_DECLARE_(ult)
RADDLE_DECLARE_(ule)
RADDLE_DECLARE_(ugt)
RADDLE_DECLARE_(uge)
RADDLE_DECLARE_(slt)
RADDLE_DECLARE_(sle)
RADDLE_DECLARE_(sgt)
RADDLE_DECLARE_(sge)
#undef RADDLE_DECLARE_

#define RADDLE_VALUE_(p) __typeof__((void)0, *(p))
#define RADDLE_MASK_(p) (~0ull >> (64 - 8 * sizeof(*(p))))
#define RADDLE_BITS_(p, v) ((unsigned long long)(RADDLE_VALUE_(p))(v) & RADDLE_MASK_(p))
#define RADDLE_AWAIT_(predicate, p, v) \
    ((RADDLE_VALUE_(p))( \
        sizeof(*(p)) == 8   ? __raddle_await_##predicate##_64((p), RADDLE_MASK_(p), RADDLE_BITS_(p, v)) \
        : sizeof(*(p)) == 4 ? __raddle_await_##predicate##_32((p), RADDLE_MASK_(p), RADDLE_BITS_(p, v)) \
        : sizeof(*(p)) == 2 ? __raddle_await_##predicate##_16((p), RADDLE_MASK_(p), RADDLE_BITS_(p, v)) \
                            : __raddle_await_##predicate##_8((p), RADDLE_MASK_(p), RADDLE_BITS_(p, v))))
#define RADDLE_SIGNED_(p) ((RADDLE_VALUE_(p))-1 < (RADDLE_VALUE_(p))1)
#define RADDLE_ORDERED_(s, u, p, v) (RADDLE_SIGNED_(p) ? RADDLE_AWAIT_(s, p, v) : RADDLE_AWAIT_(u, p, v))

#define raddle_await_eq(p, v) RADDLE_AWAIT_(eq, p, v)
#define raddle_await_ne(p, v) RADDLE_AWAIT_(ne, p, v)
#define raddle_await_lt(p, v) RADDLE_ORDERED_(slt, ult, p, v)
#define raddle_await_le(p, v) RADDLE_ORDERED_(sle, ule, p, v)
#define raddle_await_gt(p, v) RADDLE_ORDERED_(sgt, ugt, p, v)
#define raddle_await_ge(p, v) RADDLE_ORDERED_(sge, uge, p, v)

#ifdef __cplusplus
}
#endif
#endif
