// Unions: type punning, by value, anonymous members.
#include <assert.h>
#include <stdint.h>

union word { uint32_t whole; uint16_t half[2]; uint8_t byte[4]; float number; };

struct tagged {
    enum { INTEGER, REAL } kind;
    union { long integer; double real; };
};

static union word flip(union word w) {
    union word result;
    for (int i = 0; i < 4; i++) result.byte[i] = w.byte[3 - i];
    return result;
}

static double value(struct tagged t) { return t.kind == REAL ? t.real : (double)t.integer; }

int main(void) {
    union word w = {0x01020304};
    assert(w.byte[0] == 4 && w.half[1] == 0x0102);
    assert(flip(w).whole == 0x04030201);
    w.number = 1.0f;
    assert(w.whole == 0x3f800000);
    w.byte[3] = 0xc0;
    assert(w.number == -4.0f || w.whole == 0xc0800000);
    struct tagged list[2] = {{.kind = INTEGER, .integer = -2}, {.kind = REAL, .real = 0.5}};
    assert(value(list[0]) + value(list[1]) == -1.5);
    return 0;
}
