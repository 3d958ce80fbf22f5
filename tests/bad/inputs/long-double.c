int main(void) {
    volatile long double x = 1.5L; // HERE
    return x * 2 != 3; // HERE
}
