#include <complex.h>
int main(void) {
    volatile double complex a = 1 + 2 * I, b = 3 - I;
    double complex c = a * b;
    return creal(c) != 5 || cimag(c) != 5;
}
