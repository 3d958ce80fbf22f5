// A pointer one past the end may be made and compared, only not used. Safe.
#include <assert.h>

static int numbers[4] = {1, 2, 3, 4};

int main(void) {
    int sum = 0;
    for (int *p = numbers; p != numbers + 4; p++) sum += *p;
    assert(sum == 10);
    return 0;
}
