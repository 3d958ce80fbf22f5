// Small structs by value: in and out of functions in registers, of every shape the ABI knows.
#include <assert.h>

struct one { char c; };
struct ints { int a, b; };
struct mixed { int a; float f; };
struct floats { float x, y; };
struct three { float x, y, z; };
struct odd { char c[3]; };
struct nested { struct ints i; short s; };

static struct one make_one(char c) { return (struct one){c}; }
static struct ints swap(struct ints p) { return (struct ints){p.b, p.a}; }
static struct mixed twice(struct mixed m) { return (struct mixed){m.a * 2, m.f * 2}; }
static struct floats turn(struct floats p) { return (struct floats){-p.y, p.x}; }
static struct three sum(struct three a, struct three b) {
    return (struct three){a.x + b.x, a.y + b.y, a.z + b.z};
}
static struct odd shift(struct odd o) { return (struct odd){{o.c[1], o.c[2], o.c[0]}}; }
static struct nested grow(struct nested n) {
    n.i.a++;
    n.s = (short)-n.s;
    return n;
}

int main(void) {
    assert(make_one('q').c == 'q');
    struct ints p = swap((struct ints){1, 2});
    assert(p.a == 2 && p.b == 1);
    struct mixed m = twice((struct mixed){21, 0.5f});
    assert(m.a == 42 && m.f == 1.0f);
    struct floats f = turn((struct floats){1, 2});
    assert(f.x == -2 && f.y == 1);
    struct three t = sum((struct three){1, 2, 3}, (struct three){4, 5, 6});
    assert(t.x == 5 && t.y == 7 && t.z == 9);
    struct odd o = shift((struct odd){{1, 2, 3}});
    assert(o.c[0] == 2 && o.c[1] == 3 && o.c[2] == 1);
    struct nested n = grow((struct nested){{7, 8}, 9});
    assert(n.i.a == 8 && n.i.b == 8 && n.s == -9);
    return 0;
}
