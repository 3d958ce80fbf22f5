// <ctype.h>, as functions and as the tables that glibc's macros index.
static int between(int c, int first, int last) { return c >= first && c <= last; }

int isdigit(int c) { return between(c, '0', '9'); }
int islower(int c) { return between(c, 'a', 'z'); }
int isupper(int c) { return between(c, 'A', 'Z'); }
int isalpha(int c) { return islower(c) || isupper(c); }
int isalnum(int c) { return isalpha(c) || isdigit(c); }
int isspace(int c) { return c == ' ' || between(c, '\t', '\r'); }
int isblank(int c) { return c == ' ' || c == '\t'; }
int isprint(int c) { return between(c, 32, 126); }
int isgraph(int c) { return between(c, 33, 126); }
int ispunct(int c) { return isgraph(c) && !isalnum(c); }
int iscntrl(int c) { return between(c, 0, 31) || c == 127; }
int isxdigit(int c) { return isdigit(c) || between(c, 'a', 'f') || between(c, 'A', 'F'); }
int tolower(int c) { return isupper(c) ? c + 32 : c; }
int toupper(int c) { return islower(c) ? c - 32 : c; }

// Bits as <ctype.h> numbers them: upper 0x100, lower 0x200, alpha 0x400, digit 0x800, xdigit 0x1000,
// space 0x2000, print 0x4000, graph 0x8000, blank 1, cntrl 2, punct 4, alnum 8.
#define AT(c) [(c) + 128]
#define RANGE(a, b) [(a) + 128 ...(b) + 128]
static const unsigned short classes[384] = {
    RANGE(0, 8) = 2,          AT(9) = 0x2003,           RANGE(10, 13) = 0x2002,   RANGE(14, 31) = 2,
    AT(32) = 0x6001,          RANGE(33, 47) = 0xc004,   RANGE('0', '9') = 0xd808, RANGE(58, 64) = 0xc004,
    RANGE('A', 'F') = 0xd508, RANGE('G', 'Z') = 0xc508, RANGE(91, 96) = 0xc004,   RANGE('a', 'f') = 0xd608,
    RANGE('g', 'z') = 0xc608, RANGE(123, 126) = 0xc004, AT(127) = 2,
};
static const unsigned short *const classes_from_zero = classes + 128;

const unsigned short **__ctype_b_loc(void) { return (const unsigned short **)&classes_from_zero; }

// The conversions as constants: <ctype.h> defines toupper and tolower inline by these tables, so a
// table must not be filled by calling them.
#define LOWER(c) ((c) >= 'A' && (c) <= 'Z' ? (c) + 32 : (c))
#define UPPER(c) ((c) >= 'a' && (c) <= 'z' ? (c)-32 : (c))
#define FOUR(F, c) F(c), F((c) + 1), F((c) + 2), F((c) + 3)
#define SIXTEEN(F, c) FOUR(F, c), FOUR(F, (c) + 4), FOUR(F, (c) + 8), FOUR(F, (c) + 12)
#define HALF(F, c)                                                                                            \
    SIXTEEN(F, c), SIXTEEN(F, (c) + 16), SIXTEEN(F, (c) + 32), SIXTEEN(F, (c) + 48), SIXTEEN(F, (c) + 64), \
        SIXTEEN(F, (c) + 80), SIXTEEN(F, (c) + 96), SIXTEEN(F, (c) + 112)
static const int lower_table[384] = {HALF(LOWER, -128), HALF(LOWER, 0), HALF(LOWER, 128)};
static const int upper_table[384] = {HALF(UPPER, -128), HALF(UPPER, 0), HALF(UPPER, 128)};
static const int *const lower_from_zero = lower_table + 128, *const upper_from_zero = upper_table + 128;

const int **__ctype_tolower_loc(void) { return (const int **)&lower_from_zero; }
const int **__ctype_toupper_loc(void) { return (const int **)&upper_from_zero; }
