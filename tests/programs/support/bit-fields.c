// Bit-fields: signed and unsigned, over byte boundaries, of 64-bit types, packed, zero width, in unions.
#include <assert.h>
#include <stdint.h>

struct fields { unsigned a : 3; int b : 5; unsigned c : 13; unsigned d : 11; };
struct wide { uint64_t low : 40, high : 24; };
struct __attribute__((packed)) tight { unsigned char x : 7; unsigned y : 17; };
struct split { unsigned a : 5; unsigned : 0; unsigned b : 5; };

static struct fields shared;

int main(void) {
    struct fields f = {5, -3, 4000, 1025};
    assert(f.a == 5 && f.b == -3 && f.c == 4000 && f.d == 1025);
    f.b = 15;
    f.b++;
    assert(f.b == -16 && f.a == 5 && f.c == 4000);
    f.a += 4;
    assert(f.a == 1);
    struct wide w = {(1ull << 40) - 1, 0xabcdef};
    w.low -= 5;
    assert(w.low == 0xfffffffffaull && w.high == 0xabcdef);
    struct tight t = {100, 0x1ffff};
    t.y--;
    assert(t.x == 100 && t.y == 0x1fffe && sizeof t == 3);
    assert(sizeof(struct split) == 8);
    shared.d = 2047;
    shared.c = 1;
    shared.d++;
    assert(shared.d == 0 && shared.c == 1);
    return 0;
}
