// Calling an entry of a table that was left empty.
static int one(void) { return 1; }

static int (*const table[3])(void) = {one, 0, one};

int main(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++)
        sum += table[i](); // ERROR
    return sum;
}
