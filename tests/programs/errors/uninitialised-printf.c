// Printing a number that was never set.
#include <stdio.h>

int main(void) {
    int number;
    printf("%d\n", number); // ERROR
    return 0;
}
