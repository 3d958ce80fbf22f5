// Reading one past the end of a global array.
static int numbers[4] = {1, 2, 3, 4};
static int after = 5;

int main(void) {
    int sum = after;
    for (int i = 0; i <= 4; i++) sum += numbers[i]; // ERROR
    return sum == 0;
}
