// Deciding on a local variable that one path leaves uninitialised.
#include <stdlib.h>

static int classify(int number) {
    int result;
    if (number > 0) result = 1;
    if (number < 0) result = 2;
    if (result == 1) return 10; // ERROR
    return 20;
}

int main(void) {
    if (classify(1) != 10) abort();
    if (classify(-1) != 20) abort();
    return classify(0);
}
