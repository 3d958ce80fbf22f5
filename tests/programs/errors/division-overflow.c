// INT_MIN / -1 does not fit.
#include <limits.h>

static int divide(int a, int b) {
    return a / b; // ERROR
}

int main(void) {
    return divide(6, -3) == -2 ? divide(INT_MIN, -1) : 0;
}
