// A function without a return statement on one path, whose value is used.
static int sign(int number) {
    if (number > 0) return 1;
    if (number < 0) return -1;
} // ERROR

int main(void) {
    if (sign(5) == 1 && sign(0) == 0) return 1; // ERROR
    return 0;
}
