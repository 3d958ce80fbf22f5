static int size(int n) { return n - 3; }
int main(void) {
    int numbers[size(1)]; // HERE
    numbers[0] = 1; // HERE
    return numbers[0];
}
