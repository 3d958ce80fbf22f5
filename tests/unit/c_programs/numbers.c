// Arithmetic, structs by value and variadic arguments against what C and IEEE 754 say.
#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
struct I2 {
    int a, b;
};
struct M {
    int a;
    float f;
    double d;
};
struct L {
    long a, b, c;
};
struct F3 {
    float x, y, z;
};
struct I2 gi = {1, 2};
struct M gm = {3, 4.5f, 5.5};
struct L gl = {7, 8, 9};
struct F3 g3 = {1, 2, 3};
static struct F3 f3(struct F3 a) {
    a.z += a.x;
    return a;
}
static struct M m(struct M a) {
    a.a++;
    return a;
}
static double vs(int n, ...) {
    va_list a, b;
    va_start(a, n);
    va_copy(b, a);
    double r = va_arg(a, int);
    r += va_arg(a, double);
    struct I2 s = va_arg(a, struct I2);
    struct M q = va_arg(a, struct M);
    struct L l = va_arg(a, struct L);
    r += s.a + s.b * 10 + q.a * 100 + q.f + q.d + l.c * 1000 + *va_arg(a, char*);
    assert(va_arg(b, int) == 1);
    va_end(a);
    va_end(b);
    return r;
}
int main(int argc, char** argv) {
    volatile double d = 2.5, z = 0;
    volatile float f = -1.5f;
    volatile int i = -7;
    volatile unsigned u = 0x80000001u;
    volatile long l = -3;
    assert(sqrt(6.25) == d && fabs(f) == 1.5 && floor(f) == -2 && ceil(f) == -1 && trunc(f) == -1 &&
           round(d) == 3 && rint(d) == 2 && fmin(d, f) == f && fmax(d, f) == d && copysign(d, f) == -2.5 &&
           d * f + 1.0 == -2.75);
    assert(isnan(z / z) && !isnan(d) && isinf(d / z) && !isinf(d) && isfinite(d) && !isfinite(d / z) &&
           isnormal(d) && !isnormal(z) && signbit(f));
    assert((int)d == 2 && (unsigned char)d == 2 && (float)i == -7 && (double)u == 2147483649.0 &&
           (long)f == -1);
    assert(__builtin_popcount(u) == 2 && __builtin_clz(u) == 0 && __builtin_ctz(u) == 0 &&
           __builtin_bswap32(u) == 0x01000080 && __builtin_rotateleft32(u, 1) == 3 &&
           __builtin_rotateright32(u, 1) == 0xc0000000u && __builtin_rotateleft32(u, 0) == u &&
           __builtin_rotateleft8(0x81, 4) == 0x18 && __builtin_ffs(8) == 4);
    int o;
    assert(__builtin_add_overflow(0x7fffffff, -i, &o) && !__builtin_add_overflow(i, 1, &o) && o == -6);
    assert(__builtin_mul_overflow(i, 0x40000000, &o) && !__builtin_mul_overflow(i, 3, &o) && o == -21);
    assert(__builtin_sub_overflow(i, 0x7fffffff, &o));
    unsigned uo;
    assert(__builtin_sub_overflow(1u, u, &uo) && __builtin_add_overflow(u, u, &uo) && uo == 2);
    long lo;
    assert(__builtin_mul_overflow(l, INT64_MAX, &lo) && !__builtin_mul_overflow(l, 5L, &lo) && lo == -15);
    unsigned long ul;
    assert(__builtin_mul_overflow(-1ul, 2ul, &ul));
    __int128 w = (__int128)l * l * 1000000007;
    w /= 7;
    assert((long)w == 9000000063L / 7);
    w = -w >> 3;
    assert((long)w == -(9000000063L / 7) >> 3);
    g3 = f3(g3);
    assert(g3.z == 4);
    gm = m(gm);
    assert(gm.a == 4 && gm.d == 5.5);
    assert(vs(3, 1, 2.0, gi, gm, gl, "A") == 1 + 2 + 1 + 20 + 400 + 4.5 + 5.5 + 9000 + 65);
    struct {
        unsigned a : 3, b : 9;
        int c : 20;
        unsigned long e : 40;
    } bf = {5, 300, -4, 1ul << 39};
    bf.b += 1;
    bf.c *= 2;
    assert(bf.a == 5 && bf.b == 301 && bf.c == -8 && bf.e == 1ul << 39);
    return 0;
}
