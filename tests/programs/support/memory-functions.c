// memcpy, memmove (both directions), memset, memcmp, memchr, with sizes known only at run time.
#include <assert.h>
#include <string.h>

static char buffer[16] = "0123456789";
static int count = 4;

int main(void) {
    char local[16];
    memcpy(local, buffer, sizeof local);
    assert(memcmp(local, buffer, 16) == 0);
    memmove(local + 2, local, (size_t)count);
    assert(memcmp(local, "0101236789", 10) == 0);
    memmove(local, local + 2, (size_t)count);
    assert(memcmp(local, "0123236789", 10) == 0);
    memset(local + 1, 'x', (size_t)count);
    assert(memcmp(local, "0xxxx36789", 10) == 0);
    assert(memcmp("abc", "abd", 3) < 0 && memcmp("abd", "abc", 3) > 0 && memcmp("x", "y", 0) == 0);
    assert(memchr(buffer, '7', 10) == buffer + 7 && memchr(buffer, 'q', 10) == NULL);
    int numbers[3] = {1, 2, 3}, copy[3];
    memcpy(copy, numbers, (size_t)(count - 1) * sizeof *copy);
    assert(copy[2] == 3);
    memset(copy, 0, sizeof copy);
    assert(copy[0] + copy[1] + copy[2] == 0);
    return 0;
}
