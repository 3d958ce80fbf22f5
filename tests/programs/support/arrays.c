// Arrays: two and three dimensions, of structs, of arrays, negative offsets from the middle, strings in arrays.
#include <assert.h>

static int grid[3][4];
static const char words[2][6] = {"left", "right"};
struct cell { short value; char name[3]; };

static int trace(int rows, int columns, int m[rows][columns]) {
    int sum = 0;
    for (int i = 0; i < rows && i < columns; i++) sum += m[i][i];
    return sum;
}

int main(void) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) grid[i][j] = 10 * i + j;
    assert(grid[2][3] == 23 && *(*(grid + 1) + 2) == 12);
    assert(trace(3, 4, grid) == 33);
    int *middle = &grid[1][1];
    assert(middle[-1] == 10 && middle[2] == 13 && &grid[2][1] - middle == 4);
    int cube[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
    int sum = 0;
    for (int i = 0; i < 8; i++) sum += cube[i / 4][i / 2 % 2][i % 2];
    assert(sum == 36);
    assert(words[1][4] == 't' && words[0][5] == 0 && sizeof words == 12);
    struct cell cells[2] = {[1] = {.value = 5, .name = "ab"}};
    assert(cells[0].value == 0 && cells[1].name[1] == 'b' && cells[1].name[2] == 0);
    return 0;
}
