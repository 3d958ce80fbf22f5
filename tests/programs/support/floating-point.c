// Floating point: arithmetic, comparison with NaN, conversions, float against double, rounding.
#include <assert.h>
#include <math.h>

static double half(double x) { return x / 2; }

int main(void) {
    double a = 0.1, b = 0.2;
    float f = 0.1f;
    assert(a + b != 0.3 && a + b > 0.3 && a + b - 0.3 < 1e-15);
    assert((double)f != a && f == (float)a);
    assert((int)3.99 == 3 && (int)-3.99 == -3 && (unsigned)4e9 == 4000000000u);
    assert((double)(1L << 53) + 1.0 == (double)(1L << 53));
    assert((float)16777217 == 16777216.0f);
    volatile double zero = 0;
    double nan = zero / zero, infinity = 1 / zero;
    assert(nan != nan && !(nan < 1) && !(nan > 1) && !(nan == nan));
    assert(infinity > 1e308 && -infinity < 0 && 1 / infinity == 0);
    assert(half(half(10)) == 2.5 && -half(3) == -1.5);
    assert(fabs(-2.5) == 2.5 && sqrt(2.25) == 1.5 && floor(-1.5) == -2 && ceil(1.2) == 2);
    assert((long)1e18 == 1000000000000000000L && (char)65.7 == 'A');
    f += 1e8f;
    assert(f == 1e8f);
    int n = 7;
    n *= 1.5;
    assert(n == 10);
    assert((unsigned long)1.8446744073709550e19 > 18446744073709540000ul && (double)~0ul == 18446744073709551616.0);
    return 0;
}
