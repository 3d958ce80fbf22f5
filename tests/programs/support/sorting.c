// qsort and bsearch with a comparison function, and conversion of text to numbers.
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
    int numbers[] = {5, -3, 9, 0, 5, 2}, wanted = 9;
    qsort(numbers, 6, sizeof *numbers, compare);
    assert(numbers[0] == -3 && numbers[3] == 5 && numbers[4] == 5 && numbers[5] == 9);
    assert(bsearch(&wanted, numbers, 6, sizeof *numbers, compare) == &numbers[5]);
    char *end;
    assert(strtol(" -42x", &end, 10) == -42 && strcmp(end, "x") == 0);
    assert(strtol("11", NULL, 37) == 0 && errno == EINVAL && strtoul("11", NULL, 1) == 0 && strtol("z", NULL, 36) == 35);
    assert(strtol("0x1f", NULL, 0) == 31 && strtoul("777", NULL, 8) == 511 && atoi("12abc") == 12);
    errno = 0;
    assert(strtol("99999999999999999999", NULL, 10) == LONG_MAX && errno == ERANGE);
    assert(abs(-5) == 5 && labs(-6L) == 6);
    return 0;
}
