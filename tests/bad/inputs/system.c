#include <stdlib.h>
int main(void) {
    return system("echo hello"); // HERE
}
