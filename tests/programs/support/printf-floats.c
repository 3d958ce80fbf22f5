// Floating-point numbers through snprintf: precision, width, flags, sign of zero, rounding.
#include <assert.h>
#include <stdio.h>
#include <string.h>

static char text[64];

static int gives(const char *wanted) { return strcmp(text, wanted) == 0; }

int main(void) {
    snprintf(text, sizeof text, "%f|%.0f|%.1f", 3.14159, 2.5, 0.25);
    assert(gives("3.141590|2|0.2"));
    snprintf(text, sizeof text, "%8.2f|%08.2f|%+.2f|% .2f", -1.5, -1.5, 1.5, 1.5);
    assert(gives("   -1.50|-0001.50|+1.50| 1.50"));
    snprintf(text, sizeof text, "%.3f|%f", 123456.789, 1e10);
    assert(gives("123456.789|10000000000.000000"));
    snprintf(text, sizeof text, "%-12.3f|%-8.1f|", 123456.789, 2.0);
    assert(gives("123456.789  |2.0     |"));
    snprintf(text, sizeof text, "%.1f|%.3f", -0.0, -0.0001);
    assert(gives("-0.0|-0.000"));
    return 0;
}
