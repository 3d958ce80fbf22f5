// A buffer is formatted into itself: C leaves undefined what comes out.
#include <stdio.h>

static char line[16] = "ab";

int main(void) {
    snprintf(line, sizeof line, "%s,%d", line, 3); // ERROR
    return line[0];
}
