// The same into another buffer, and one half of a buffer into the other.
#include <assert.h>
#include <stdio.h>
#include <string.h>

static char line[16] = "ab", other[16];

int main(void) {
    snprintf(other, sizeof other, "%s,%d", line, 3);
    assert(strcmp(other, "ab,3") == 0);
    sprintf(line + 8, "%s", line);
    assert(strcmp(line + 8, "ab") == 0);
    assert(snprintf(NULL, 0, "%s", line) == 2 && snprintf(line, 0, "%s", line) == 2);
    return 0;
}
