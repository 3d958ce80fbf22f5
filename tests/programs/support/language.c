// _Generic, _Static_assert, statement expressions, typeof, enum arithmetic, const tables, static locals with initialisers,
// multi-character use of the preprocessor, long string literals, wide characters.
#include <assert.h>
#include <stddef.h>
#include <string.h>

#define KIND(x) _Generic((x), int: 1, double: 2, char *: 3, default: 4)
#define MAX(a, b) ({ __typeof__(a) a_ = (a), b_ = (b); a_ > b_ ? a_ : b_; })
#define JOIN(a, b) a##b
#define TEXT(x) #x

_Static_assert(sizeof(void *) == 8, "64 bits");
enum level { LOW = -1, MIDDLE, HIGH = MIDDLE + 10 };

static int next(void) {
    static int state = HIGH;
    return state -= 3;
}

int main(void) {
    assert(KIND(1) == 1 && KIND(1.0) == 2 && KIND((char *)0) == 3 && KIND(1L) == 4);
    int i = 3;
    assert(MAX(i++, 2) == 3 && i == 4);
    int JOIN(na, me) = 5;
    assert(name == 5 && strcmp(TEXT(a + b), "a + b") == 0);
    next();
    assert(next() == 4 && LOW + HIGH == 9);
    const wchar_t *wide = L"wide";
    assert(wide[3] == L'e' && sizeof *wide == 4);
    assert(strlen("concatenated "
                  "literals\n\t\x41\101") == 25);
    assert(strcmp(__func__, "main") == 0);
    return 0;
}
