// Variable-length arrays: in loops, two-dimensional, as parameters, sizeof at run time; alloca.
#include <alloca.h>
#include <assert.h>
#include <string.h>

static int sum(int n) {
    int numbers[n];
    for (int i = 0; i < n; i++) numbers[i] = i + 1;
    int total = 0;
    for (int i = 0; i < n; i++) total += numbers[i];
    return total + (int)sizeof numbers;
}

static int corner(int rows, int columns) {
    char grid[rows][columns];
    memset(grid, 0, sizeof grid);
    grid[rows - 1][columns - 1] = 7;
    return grid[rows - 1][columns - 1] + (int)(sizeof grid / sizeof grid[0]);
}

int main(void) {
    assert(sum(4) == 10 + 16 && sum(1) == 5);
    int total = 0;
    for (int n = 1; n <= 3; n++) {
        int local[n];
        local[n - 1] = n;
        total += local[n - 1];
    }
    assert(total == 6 && corner(3, 5) == 10);
    char *block = alloca(8);
    strcpy(block, "alloca");
    assert(strlen(block) == 6);
    return 0;
}
