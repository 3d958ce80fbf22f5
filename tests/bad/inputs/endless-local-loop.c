int main(void) {
    unsigned x = 1;
    while (x != 0) // HERE
        x = x * 5 + 2 * (x % 2 == 0); // HERE
    return 0;
}
