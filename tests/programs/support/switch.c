// switch: dense, sparse, negative, 64-bit, ranges, fall-through, nested, on enums and chars, without default.
#include <assert.h>

enum colour { RED, GREEN = 5, BLUE };

static int dense(int n) {
    switch (n) {
    case 0: return 10;
    case 1: return 11;
    case 2:
    case 3: return 13;
    default: return -1;
    }
}

static int sparse(long n) {
    switch (n) {
    case -1000000: return 1;
    case 0x7fffffffffffffff: return 2;
    case 17: return 3;
    }
    return 0;
}

static int fall(char c) {
    int result = 0;
    switch (c) {
    case 'c': result += 100; /* fall through */
    case 'b': result += 10; /* fall through */
    case 'a': result += 1; break;
    case '0' ... '9': result = c - '0';
    }
    return result;
}

static int nested(enum colour c, unsigned n) {
    switch (c) {
    case RED:
        switch (n) {
        case 1: return 1;
        default: break;
        }
        return 2;
    case GREEN: return 3;
    default: return 4;
    }
}

int main(void) {
    assert(dense(0) == 10 && dense(2) == 13 && dense(3) == 13 && dense(4) == -1 && dense(-1) == -1);
    assert(sparse(-1000000) == 1 && sparse(0x7fffffffffffffff) == 2 && sparse(17) == 3 && sparse(18) == 0);
    assert(fall('c') == 111 && fall('a') == 1 && fall('7') == 7 && fall('z') == 0);
    assert(nested(RED, 1) == 1 && nested(RED, 2) == 2 && nested(GREEN, 0) == 3 && nested(BLUE, 0) == 4);
    return 0;
}
