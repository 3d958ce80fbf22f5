// Globals with initialisers: addresses of others, of elements and members, nested structs, function tables,
// designated, strings, floats, negative and 64-bit numbers, tentative definitions.
#include <assert.h>
#include <stddef.h>
#include <string.h>

struct point { int x, y; };
struct shape { const char *name; struct point corners[2]; int (*area)(const struct shape *); struct shape *next; };

static int box(const struct shape *s) {
    return (s->corners[1].x - s->corners[0].x) * (s->corners[1].y - s->corners[0].y);
}
static int none(const struct shape *s) { return s == NULL; }

static struct shape last = {"point", {{1, 1}}, none, NULL};
static struct shape first = {.name = "box", .corners = {{1, 2}, [1] = {.x = 4, 6}}, .area = box, .next = &last};
static int numbers[5] = {[3] = 30, 40};
static int *const inside = &numbers[3], **indirect = (int **)&inside;
static int *member = &first.corners[1].y;
static const char *texts[] = {"zero", "one", NULL};
static double real = -2.5e-3;
static float small = 1.0f / 3;
static long long huge = -0x7fffffffffffffffLL;
static char letters[8] = "abc", exact[3] = "xyz";
static int tentative;
static int tentative;
static size_t size = sizeof(struct shape) + offsetof(struct shape, area);
static void *self = &self;
static struct { char c; struct { short s; long l; } in[2]; } nest = {'n', {{1, 2}, {3, 4}}};

int main(void) {
    assert(first.area(&first) == 12 && first.next->area(first.next) == 0);
    assert(*inside == 30 && (*indirect)[1] == 40 && numbers[0] == 0 && *member == 6);
    assert(strcmp(texts[1], "one") == 0 && !texts[2] && real == -0.0025 && small * 3 == 1.0f);
    assert(huge == -9223372036854775807LL && letters[3] == 0 && letters[7] == 0 && exact[2] == 'z');
    assert(tentative == 0 && size == 40 + 24 && self == (void *)&self);
    assert(nest.c == 'n' && nest.in[1].l == 4 && nest.in[0].s == 1);
    return 0;
}
