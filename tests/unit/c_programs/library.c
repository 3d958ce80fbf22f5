// The C library against the C standard: formats, numbers from text, strings, sorting, characters, heap.
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define T(want, ...)                                \
    do {                                            \
        int n = snprintf(b, sizeof b, __VA_ARGS__); \
        assert(strcmp(b, want) == 0);               \
        assert(n == (int)strlen(want));             \
    } while (0)
static int cmp(const void* a, const void* b) { return *(const int*)a - *(const int*)b; }
int main(void) {
    char b[64];
    T("42", "%d", 42);
    T("-42", "%i", -42);
    T("  42", "%4d", 42);
    T("42  |", "%-4d|", 42);
    T("0042", "%04d", 42);
    T("+42", "%+d", 42);
    T(" 42", "% d", 42);
    T("-0042", "%05d", -42);
    T("00042", "%.5d", 42);
    T("   00042", "%8.5d", 42);
    T("", "%.0d", 0);
    T("0", "%d", 0);
    T("ff", "%x", 255);
    T("0xff", "%#x", 255);
    T("FF", "%X", 255);
    T("17", "%o", 15);
    T("017", "%#o", 15);
    T("4294967295", "%u", -1);
    T("-9223372036854775808", "%ld", (long)1 << 63);
    T("18446744073709551615", "%lu", -1L);
    T("-2147483648", "%d", (int)0x80000000);
    T("abc", "%s", "abc");
    T("  abc", "%5s", "abc");
    T("abc  ", "%-5s", "abc");
    T("ab", "%.2s", "abc");
    T("c", "%c", 'c');
    T("100%", "100%%");
    T("1.500000", "%f", 1.5);
    T("1.50", "%.2f", 1.5);
    T("-3", "%.0f", -3.0);
    T("  2.25", "%6.2f", 2.25);
    T("-1", "%hhd", 255);
    T("65535", "%hu", -1);
    T("7,8", "%*d,%-*d", 1, 7, 1, 8);
    T("12", "%zu", (size_t)12);
    T("(nil)", "%p", (void*)0);
    T("0.05", "%.2f", 0.05);
    T("-0.50", "%.2f", -0.5);
    char s[4];
    assert(snprintf(s, 4, "%d", 12345) == 5 && strcmp(s, "123") == 0);
    assert(strtol("  -12x", 0, 10) == -12 && strtol("0x1f", 0, 0) == 31 && strtol("077", 0, 0) == 63 &&
           strtol("z", 0, 36) == 35);
    char* e;
    assert(strtoul("99rest", &e, 10) == 99 && *e == 'r');
    errno = 0;
    assert(strtol("99999999999999999999", 0, 10) == 0x7fffffffffffffffL && errno == ERANGE);
    assert(atoi("-7") == -7);
    strtol("abc", &e, 10);
    assert(*e == 'a');
    int v[] = {5, 3, 9, -1, 3};
    qsort(v, 5, 4, cmp);
    assert(v[0] == -1 && v[1] == 3 && v[2] == 3 && v[3] == 5 && v[4] == 9);
    int k = 5;
    assert(bsearch(&k, v, 5, 4, cmp) == &v[3]);
    k = 4;
    assert(!bsearch(&k, v, 5, 4, cmp));
    assert(strstr("hello", "llo") && !strstr("hello", "x") && strrchr("abab", 'b')[0] == 'b' &&
           strspn("aab", "a") == 2 && strcspn("aab", "b") == 2);
    char t[] = "a,b,,c";
    assert(!strcmp(strtok(t, ","), "a") && !strcmp(strtok(0, ","), "b") && !strcmp(strtok(0, ","), "c") &&
           !strtok(0, ","));
    assert(strncmp("abc", "abd", 2) == 0 && strcmp("a", "b") < 0 && memcmp("a\0b", "a\0c", 3) < 0 &&
           memchr("abc", 'c', 3) && !memchr("abc", 'd', 3));
    char d[8];
    strncpy(d, "ab", 8);
    assert(d[7] == 0);
    strcpy(d, "x");
    strcat(d, "yz");
    assert(!strcmp(d, "xyz"));
    strncat(d, "1234", 2);
    assert(!strcmp(d, "xyz12"));
    for (int c = 0; c < 128; c++) {
        assert(!isdigit(c) == !(c >= '0' && c <= '9'));
        assert(!isalpha(c) == !((c | 32) >= 'a' && (c | 32) <= 'z'));
    }
    assert(toupper('a') == 'A' && tolower('Z') == 'z' && isspace('\t') && ispunct('!') && isxdigit('F') &&
           !isxdigit('g'));
    int* p = malloc(8);
    p[0] = 1;
    p[1] = 2;
    p = realloc(p, 16);
    assert(p[0] == 1 && p[1] == 2);
    p = realloc(p, 4);
    assert(p[0] == 1);
    free(p);
    div_t q = div(7, -2);
    assert(q.quot == -3 && q.rem == 1);
    char* dup = strdup("hey");
    assert(!strcmp(dup, "hey"));
    free(dup);
    return 0;
}
