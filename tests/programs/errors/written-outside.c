// fwrite takes as many bytes as it is told, also behind a NUL.
#include <stdio.h>

int main(void) {
    static char bytes[4] = "a";
    fwrite(bytes, 1, 4, stdout);
    fwrite(bytes, 1, 5, stdout); // ERROR
    return 0;
}
