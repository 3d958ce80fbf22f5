// Integers through snprintf: flags, width, precision, length modifiers.
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static char text[96];

static int gives(const char *wanted) { return strcmp(text, wanted) == 0; }

int main(void) {
    snprintf(text, sizeof text, "%5d|%-5d|%05d|%+d|% d|%.3d", 42, 42, -42, 42, 42, 7);
    assert(gives("   42|42   |-0042|+42| 42|007"));
    snprintf(text, sizeof text, "%#x|%#X|%#o|%#.8o|%8.4x", 255u, 255u, 8u, 0177777u, 0xabu);
    assert(gives("0xff|0XFF|010|00177777|    00ab"));
    snprintf(text, sizeof text, "%hhd|%hu|%ld|%lu|%jd|%zu", 300, 70000, LONG_MIN, ULONG_MAX, (intmax_t)-5, (size_t)9);
    assert(gives("44|4464|-9223372036854775808|18446744073709551615|-5|9"));
    snprintf(text, sizeof text, "%*d|%-*d|%.*s|%.2s|%5s|%-5s|%c%%", 4, 7, 4, 7, 3, "abcdef", "xyz", "ab", "cd", '!');
    assert(gives("   7|7   |abc|xy|   ab|cd   |!%"));
    assert(snprintf(text, sizeof text, "%d", INT_MIN) == 11 && gives("-2147483648"));
    snprintf(text, sizeof text, "%.0d|%x|%i", 0, 0u, 0);
    assert(gives("|0|0"));
    return 0;
}
