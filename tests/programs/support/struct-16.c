// Structs of 16 bytes by value: two registers, integer, floating and mixed.
#include <assert.h>
#include <stdint.h>

struct longs { long a, b; };
struct mixed { double d; long l; };
struct doubles { double x, y; };
struct slice { const char *start; uint32_t length, flags; };

static struct longs order(struct longs p) { return p.a < p.b ? p : (struct longs){p.b, p.a}; }
static struct mixed both(struct mixed m) { return (struct mixed){m.d * 2, m.l - 1}; }
static struct doubles times(struct doubles a, struct doubles b) {
    return (struct doubles){a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}
static struct slice rest(struct slice s) { return (struct slice){s.start + 1, s.length - 1, s.flags | 1}; }

int main(void) {
    struct longs p = order((struct longs){9, -9});
    assert(p.a == -9 && p.b == 9);
    struct mixed m = both((struct mixed){1.25, 100});
    assert(m.d == 2.5 && m.l == 99);
    struct doubles c = times((struct doubles){1, 2}, (struct doubles){3, 4});
    assert(c.x == -5 && c.y == 10);
    struct slice s = rest(rest((struct slice){"abc", 3, 4}));
    assert(*s.start == 'c' && s.length == 1 && s.flags == 5);
    return 0;
}
