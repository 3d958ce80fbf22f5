// The printf family: results of snprintf and sprintf are checked, the rest must only be accepted.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int format(char *target, size_t size, const char *text, ...) {
    va_list list;
    va_start(list, text);
    int length = vsnprintf(target, size, text, list);
    va_end(list);
    return length;
}

int main(void) {
    char text[64];
    printf("%d %s %c %p\n", 1, "two", '3', (void *)text);
    fprintf(stderr, "%5.2f|%-5d|%05d|%x\n", 3.14159, 42, 42, 255);
    puts("a line");
    putchar('x');
    fputs("text", stdout);
    fputc('y', stderr);
    fflush(stdout);
    assert(snprintf(text, sizeof text, "%d-%s-%c", -7, "seven", '!') == 10);
    assert(strcmp(text, "-7-seven-!") == 0);
    assert(snprintf(text, 4, "%s", "abcdef") == 6 && strcmp(text, "abc") == 0);
    assert(sprintf(text, "%03u|%-4d|%+d|%x|%X|%o", 7u, 5, 6, 0xabu, 0xcdu, 8u) == 20);
    assert(strcmp(text, "007|5   |+6|ab|CD|10") == 0);
    assert(format(text, sizeof text, "%ld %lu %zu %lld", -1L, 2UL, (size_t)3, 4LL) == 8);
    assert(strcmp(text, "-1 2 3 4") == 0);
    assert(snprintf(NULL, 0, "%5d%%", 12) == 6);
    return 0;
}
