// Numbers: from text, absolute values, pseudo-random ones. `rand` is one fixed sequence per thread.
static int digit_of(char c) {
    if (isdigit(c)) return c - '0';
    if (islower(c)) return c - 'a' + 10;
    if (isupper(c)) return c - 'A' + 10;
    return 99;
}

static unsigned long parse(const char *s, char **end, int base, int *negative, int *over) {
    const char *p = s;
    while (isspace(*p)) p++;
    *negative = *p == '-';
    if (*p == '-' || *p == '+') p++;
    if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') && digit_of(p[2]) < 16) {
        p += 2;
        base = 16;
    }
    if (base == 0) base = *p == '0' ? 8 : 10;
    unsigned long value = 0;
    const char *first = p;
    *over = 0;
    for (; digit_of(*p) < base; p++) {
        if (__builtin_mul_overflow(value, (unsigned long)base, &value)) *over = 1;
        if (__builtin_add_overflow(value, (unsigned long)digit_of(*p), &value)) *over = 1;
    }
    if (end) *end = (char *)(p == first ? s : p);
    return value;
}

long strtol(const char *s, char **end, int base) {
    int negative, over;
    unsigned long value = parse(s, end, base, &negative, &over);
    if (over || value > (unsigned long)LONG_MAX + (unsigned)negative) {
        errno = ERANGE;
        return negative ? LONG_MIN : LONG_MAX;
    }
    return (long)(negative ? 0 - value : value);
}

unsigned long strtoul(const char *s, char **end, int base) {
    int negative, over;
    unsigned long value = parse(s, end, base, &negative, &over);
    if (over) {
        errno = ERANGE;
        return ULONG_MAX;
    }
    return negative ? 0 - value : value;
}

long long strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long long strtoull(const char *s, char **end, int base) { return strtoul(s, end, base); }
int atoi(const char *s) { return (int)strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
long long atoll(const char *s) { return strtol(s, 0, 10); }

int abs(int value) { return value < 0 ? -value : value; }
long labs(long value) { return value < 0 ? -value : value; }
long long llabs(long long value) { return value < 0 ? -value : value; }
div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }

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
