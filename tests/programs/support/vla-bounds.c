// The bounds of a variable-length array are those of its run-time size.
static int last(int n) {
    int numbers[n];
    for (int i = 0; i < n; i++) numbers[i] = i;
    return numbers[n]; // ERROR
}

int main(void) {
    return last(3);
}
