#include <stdio.h>
int main(void) {
    FILE *file = fopen("/etc/passwd", "r"); // HERE
    return file == NULL;
}
