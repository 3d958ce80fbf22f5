// Packed bit-fields that reach over 64 bits of storage.
#include <assert.h>
#include <stdint.h>

struct __attribute__((packed)) wide { int64_t a : 43; int64_t b : 64; };
struct __attribute__((packed)) odd { uint8_t x; uint64_t y : 33; uint32_t z : 31; uint16_t w : 9; };

static struct wide shared;

int main(void) {
    struct wide local = {-5, INT64_MIN};
    local.b++;
    shared = local;
    assert(shared.a == -5 && shared.b == INT64_MIN + 1);
    shared.a = 1ll << 41;
    assert(shared.a == 1ll << 41 && shared.b == INT64_MIN + 1);
    struct odd odd = {200, (1ull << 33) - 1, 5, 511};
    odd.z--;
    odd.y += 2;
    assert(odd.x == 200 && odd.y == 1 && odd.z == 4 && odd.w == 511);
    return 0;
}
