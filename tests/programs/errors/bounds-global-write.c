// Writing before the beginning of a global array.
static int before = 5;
static int numbers[4];

static void store(int index, int value) {
    numbers[index] = value; // ERROR
}

int main(void) {
    store(3, before);
    store(-1, 7);
    return numbers[0];
}
