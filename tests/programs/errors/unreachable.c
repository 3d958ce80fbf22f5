// A point that the program promised never to reach.
static int kind = 3;

int main(void) {
    switch (kind) {
    case 1: return 1;
    case 2: return 2;
    default: __builtin_unreachable(); // ERROR
    }
}
