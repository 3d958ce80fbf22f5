#include <stdio.h>
int main(void) {
    int count = 0;
    printf("abc%n\n", &count); // HERE
    return count != 3;
}
