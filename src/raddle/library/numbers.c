// Numbers: from text, absolute values, pseudo-random ones. `rand` is one fixed sequence per thread.
static int digit_of(char c) {
    if (isdigit(c)) return c - '0';
    if (islower(c)) return c - 'a' + 10;
    if (isupper(c)) return c - 'A' + 10;
    return 99;
}

static word parse(const char *s, char **end, int base, int *negative, int *over) {
    const char *p = s;
    *negative = *over = 0;
    if (base < 0 || base == 1 || base > 36) {
        errno = EINVAL;
        return 0;
    }
    while (isspace(*p)) p++;
    *negative = *p == '-';
    if (*p == '-' || *p == '+') p++;
    if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') && digit_of(p[2]) < 16) {
        p += 2;
        base = 16;
    }
    if (base == 0) base = *p == '0' ? 8 : 10;
    word value = 0;
    const char *first = p;
    for (; digit_of(*p) < base; p++) {
        if (__builtin_mul_overflow(value, (word)base, &value)) *over = 1;
        if (__builtin_add_overflow(value, (word)digit_of(*p), &value)) *over = 1;
    }
    if (end) *end = (char *)(p == first ? s : p);
    return value;
}

static number parse_signed(const char *s, char **end, int base, number least, number most) {
    int negative, over;
    word value = parse(s, end, base, &negative, &over);
    if (over || value > (word)most + (word)negative) {
        errno = ERANGE;
        return negative ? least : most;
    }
    return (number)(negative ? 0 - value : value);
}

static word parse_unsigned(const char *s, char **end, int base, word most) {
    int negative, over;
    word value = parse(s, end, base, &negative, &over);
    if (over || value > most) {
        errno = ERANGE;
        return most;
    }
    return negative ? 0 - value : value;
}

long strtol(const char *s, char **end, int base) { return (long)parse_signed(s, end, base, LONG_MIN, LONG_MAX); }
unsigned long strtoul(const char *s, char **end, int base) { return (unsigned long)parse_unsigned(s, end, base, ULONG_MAX); }
long long strtoll(const char *s, char **end, int base) { return parse_signed(s, end, base, LLONG_MIN, LLONG_MAX); }
unsigned long long strtoull(const char *s, char **end, int base) { return parse_unsigned(s, end, base, ULLONG_MAX); }
int atoi(const char *s) { return (int)strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
long long atoll(const char *s) { return strtoll(s, 0, 10); }

// Exact where one division or multiplication is: the digits fit into a double, and so does the power of ten.
double strtod(const char *s, char **end) {
    const char *p = s;
    while (isspace(*p)) p++;
    const int negative = *p == '-';
    if (*p == '-' || *p == '+') p++;
    if ((p[0] == '0' && (p[1] | 32) == 'x') || (*p | 32) == 'i' || (*p | 32) == 'n')
        __raddle_unsupported("strtod of a hexadecimal number, an infinity or no number");
    word digits = 0;
    int some = 0, large = 0, shift = 0;
    for (int after = 0; isdigit(*p) || (*p == '.' && !after); p++) {
        if (*p == '.') {
            after = 1;
            continue;
        }
        some = 1;
        shift -= after;
        large |= __builtin_mul_overflow(digits, (word)10, &digits) | __builtin_add_overflow(digits, (word)(*p - '0'), &digits);
    }
    if (some && (*p | 32) == 'e' && isdigit(p[1] == '-' || p[1] == '+' ? p[2] : p[1])) {
        char *rest;
        const long exponent = strtol(p + 1, &rest, 10);
        shift += exponent > 9999 ? 9999 : exponent < -9999 ? -9999 : (int)exponent;
        p = rest;
    }
    if (end) *end = (char *)(some ? p : s);
    for (; shift < 0 && digits % 10 == 0 && digits && !large; shift++) digits /= 10;
    if (large || digits > (word)1 << 53 || (digits && (shift > 22 || shift < -22)))
        __raddle_unsupported("strtod of a number with more digits than a double holds exactly");
    double power = 1;
    for (int i = 0; digits && i < (shift < 0 ? -shift : shift); i++) power *= 10;
    const double value = shift < 0 ? (double)digits / power : (double)digits * power;
    return negative ? -value : value;
}

double atof(const char *s) { return strtod(s, 0); }
float strtof(const char *s, char **end) { return (float)strtod(s, end); }

int abs(int value) { return value < 0 ? -value : value; }
long labs(long value) { return value < 0 ? -value : value; }
long long llabs(long long value) { return value < 0 ? -value : value; }
intmax_t imaxabs(intmax_t value) { return llabs(value); }
int ffs(int value) { return __builtin_ffs(value); }
int ffsl(long value) { return __builtin_ffsl(value); }
int ffsll(long long value) { return __builtin_ffsll(value); }
long lround(double value) { return (long)__builtin_round(value); }
long lroundf(float value) { return (long)__builtin_roundf(value); }
long long llround(double value) { return (long long)__builtin_round(value); }
long lrint(double value) { return (long)__builtin_rint(value); }
long long llrint(double value) { return (long long)__builtin_rint(value); }
lldiv_t lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }
div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }

#ifdef __SIZEOF_INT128__
// --- 128-bit integers and floating point: what the compiler calls for the conversions

// The upper 64 bits of a value beyond 2^64; their last bit also stands for all that is cut off, so that
// rounding them once more is exact. `scale` is what they must be multiplied by.
static unsigned long upper_bits(unsigned __int128 value, double *scale) {
    int shift = 64 - __builtin_clzl((unsigned long)(value >> 64));
    *scale = 1;
    for (int i = 0; i < shift; i++) *scale *= 2;
    unsigned long rest = (unsigned long)value << (64 - shift) % 64;
    if (shift == 64) rest = (unsigned long)value;
    return (unsigned long)(value >> shift) | (rest != 0);
}

double __floatuntidf(unsigned __int128 value) {
    double scale;
    if (!(value >> 64)) return (double)(unsigned long)value;
    unsigned long upper = upper_bits(value, &scale);
    return (double)upper * scale;
}

float __floatuntisf(unsigned __int128 value) {
    double scale;
    if (!(value >> 64)) return (float)(unsigned long)value;
    unsigned long upper = upper_bits(value, &scale);
    return (float)upper * (float)scale;
}

double __floattidf(__int128 value) {
    return value < 0 ? -__floatuntidf(-(unsigned __int128)value) : __floatuntidf((unsigned __int128)value);
}

float __floattisf(__int128 value) {
    return value < 0 ? -__floatuntisf(-(unsigned __int128)value) : __floatuntisf((unsigned __int128)value);
}

// A value out of range goes through a 64-bit conversion, which the machine reports.
unsigned __int128 __fixunsdfti(double value) {
    if (!(value >= 0x1p64 && value < 0x1p128)) return (unsigned long)value;
    double upper = value * 0x1p-64;
    unsigned long whole = (unsigned long)upper;
    return (unsigned __int128)whole << 64 | (unsigned long)((upper - (double)whole) * 0x1p64);
}

__int128 __fixdfti(double value) {
    if (!(value > -0x1p127 && value < 0x1p127)) return value == -0x1p127 ? (__int128)1 << 127 : (long)value;
    return value < 0 ? -(__int128)__fixunsdfti(-value) : (__int128)__fixunsdfti(value);
}
#endif

static _Thread_local unsigned random_state = 1;

static int next_random(unsigned *state) {
    *state = *state * 1103515245u + 12345u;
    return (int)(*state >> 16 & 0x7fff) << 16 | (int)((*state * 69069u + 1) >> 16);
}

int rand(void) { return next_random(&random_state); }
void srand(unsigned seed) { random_state = seed; }
int rand_r(unsigned *seed) { return next_random(seed); }
long random(void) { return next_random(&random_state); }
void srandom(unsigned seed) { random_state = seed; }
long lrand48(void) { return next_random(&random_state); }
void srand48(long seed) { random_state = (unsigned)seed; }
double drand48(void) { return (double)next_random(&random_state) / 2147483648.0; }

intmax_t strtoimax(const char *s, char **end, int base) { return strtoll(s, end, base); }
uintmax_t strtoumax(const char *s, char **end, int base) { return strtoull(s, end, base); }
