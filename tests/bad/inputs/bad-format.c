#include <stdio.h>
int main(void) {
    printf("%s %d\n", (char *)0x1234, 5); // HERE
    return 0;
}
