// printf and its relatives. Numbers are exact: a double goes through its full decimal expansion.
//
// What is formatted goes to the thread's own text, which is then printed or stored as a whole. So the
// strings that are read, and the buffers that are written, are read and written once, and everything in
// between is nobody's memory.
static void put(int c) { __raddle_text_put(c); }

// A character that the program gives: one that was never set is an error, as bytes of memory are not.
static void put_given(int c) { put(c ? c : 0); }

static void pad(char c, long count) {
    while (count-- > 0) put(c);
}

#define DIGITS "0123456789abcdef"

struct field {
    int left, zero, plus, space, alternate;
    long width, precision;
};

static char sign_of(struct field *f, int negative) { return negative ? '-' : f->plus ? '+' : f->space ? ' ' : 0; }

// What stands before `length` characters of a number: blanks, sign, prefix, zeros. The blanks that
// belong behind them are returned.
static long lead(struct field *f, int zero, char sign, const char *prefix, long length) {
    long gap = f->width - length - (sign != 0) - (long)strlen(prefix);
    if (!f->left && !zero) pad(' ', gap);
    if (sign) put(sign);
    while (*prefix) put(*prefix++);
    if (!f->left && zero) pad('0', gap);
    return f->left ? gap : 0;
}

static void put_integer(struct field *f, word value, int negative, unsigned base,
                        const char *symbols, const char *prefix) {
    char digits[24];
    long count = 0;
    for (; value; value /= base) digits[count++] = symbols[value % base];
    long least = f->precision >= 0 ? f->precision : 1;
    if (base == 8 && f->alternate && least <= count) least = count + 1;
    long zeros = count < least ? least - count : 0;
    long behind = lead(f, f->zero && f->precision < 0, sign_of(f, negative), prefix, zeros + count);
    pad('0', zeros);
    while (count) put(digits[--count]);
    pad(' ', behind);
}

// Where the text goes in the end, if it is not printed.
struct place {
    char *start;
    size_t room;
};

// What is read may not be where the text goes, as far as that is known already.
static void keep_text_apart(struct place *to, const char *source, size_t read) {
    size_t written = __raddle_text_size() + 1;
    if (to) keep_apart(to->start, written < to->room ? written : to->room, source, read);
}

// Bytes are read once, unless blanks go before them.
static void put_string(struct field *f, const char *s, struct place *to) {
    long most = f->precision >= 0 ? f->precision : LONG_MAX, count = 0;
    if (f->width && !f->left) {
        most = (long)strnlen(s, (size_t)most);
        pad(' ', f->width - most);
    }
    for (; count < most && s[count]; count++) put(s[count]);
    keep_text_apart(to, s, (size_t)(count < most ? count + 1 : count));
    if (f->left) pad(' ', f->width - count);
}

static char digit_at(struct decimal *d, long i) { return i >= 0 && i < d->count ? d->digits[i] : '0'; }

// 123.45: `places` digits behind the point.
static void put_fixed(struct field *f, struct decimal *d, char sign, long places) {
    long whole = d->point > 0 ? d->point : 1;
    int dot = places > 0 || f->alternate;
    long behind = lead(f, f->zero, sign, "", whole + dot + places);
    for (long i = d->point - whole; i < d->point; i++) put(digit_at(d, i));
    if (dot) put('.');
    for (long i = d->point; i < d->point + places; i++) put(digit_at(d, i));
    pad(' ', behind);
}

// 1.2345e+02
static void put_scientific(struct field *f, struct decimal *d, char sign, long places, char e) {
    long exponent = d->count ? d->point - 1 : 0;
    long size = exponent < 0 ? -exponent : exponent;
    int dot = places > 0 || f->alternate;
    long behind = lead(f, f->zero, sign, "", 1 + dot + places + (size < 100 ? 4 : 5));
    put(digit_at(d, 0));
    if (dot) put('.');
    for (long i = 1; i <= places; i++) put(digit_at(d, i));
    put(e);
    put(exponent < 0 ? '-' : '+');
    if (size >= 100) put((char)('0' + size / 100));
    put((char)('0' + size / 10 % 10));
    put((char)('0' + size % 10));
    pad(' ', behind);
}

// 0x1.8p+1
static void put_binary(struct field *f, double value, char sign, int upper) {
    union {
        double number;
        word bits;
    } raw = {value};
    word mantissa = raw.bits & (((word)1 << 52) - 1);
    long exponent = (long)(raw.bits >> 52 & 0x7ff), places = f->precision;
    if (exponent) mantissa |= (word)1 << 52;
    else exponent = mantissa ? 1 : 1023;
    exponent -= 1023;
    if (places >= 0 && places < 13) {
        word cut = (word)1 << (52 - 4 * places), odd = mantissa & cut, rest = mantissa & (cut - 1);
        mantissa -= rest;
        if (rest > cut / 2 || (rest == cut / 2 && odd)) mantissa += cut;
    }
    if (places < 0)
        for (places = 13; places && !(mantissa >> (52 - 4 * places) & 15); places--) {}
    long size = exponent < 0 ? -exponent : exponent;
    int dot = places > 0 || f->alternate;
    long length = 1 + dot + places + (size < 10 ? 3 : size < 100 ? 4 : size < 1000 ? 5 : 6);
    long behind = lead(f, f->zero, sign, upper ? "0X" : "0x", length);
    const char *symbols = upper ? "0123456789ABCDEF" : DIGITS;
    put('0' + (int)(mantissa >> 52));
    if (dot) put('.');
    for (long i = 1; i <= places; i++) put(i <= 13 ? symbols[mantissa >> (52 - 4 * i) & 15] : '0');
    put(upper ? 'P' : 'p');
    struct field plain = {.plus = 1, .precision = -1};
    put_integer(&plain, (word)size, exponent < 0, 10, DIGITS, "");
    pad(' ', behind);
}

static void put_double(struct field *f, double value, char conversion) {
    int upper = conversion < 'a';
    char sign = sign_of(f, __builtin_signbit(value) != 0);
    if (value != value || value - value != 0) {
        const char *name = value != value ? (upper ? "NAN" : "nan") : upper ? "INF" : "inf";
        long behind = lead(f, 0, sign, name, 0);
        pad(' ', behind);
        return;
    }
    if (conversion == 'a' || conversion == 'A') return put_binary(f, value, sign, upper);
    struct decimal d;
    expand(&d, value);
    long precision = f->precision < 0 ? 6 : f->precision;
    char e = upper ? 'E' : 'e';
    if (conversion == 'f' || conversion == 'F') {
        round_to(&d, d.point + precision);
        put_fixed(f, &d, sign, precision);
    } else if (conversion == e) {
        round_to(&d, 1 + precision);
        put_scientific(f, &d, sign, precision, e);
    } else {
        // %g: `precision` significant digits in the shorter form, zeros at the end left out.
        if (precision == 0) precision = 1;
        round_to(&d, precision);
        long exponent = d.count ? d.point - 1 : 0;
        long shown = f->alternate ? precision : d.count ? d.count : 1;
        if (exponent < -4 || exponent >= precision) put_scientific(f, &d, sign, shown - 1, e);
        else put_fixed(f, &d, sign, shown - 1 - exponent > 0 ? shown - 1 - exponent : 0);
    }
}

// Stores how much was put so far, in the type that the modifiers name.
static void store_count(void *target, int longs, int shorts) {
    long count = (long)__raddle_text_size();
    if (longs > 1) *(long long *)target = count;
    else if (longs) *(long *)target = count;
    else if (shorts == 1) *(short *)target = (short)count;
    else if (shorts) *(signed char *)target = (signed char)count;
    else *(int *)target = (int)count;
}

// Puts the text, and returns its length.
static int put_formatted(const char *format, va_list list, struct place *to) {
    const char *first = format;
    for (; *format; format++) {
        if (*format != '%') {
            put(*format);
            continue;
        }
        struct field f = {.precision = -1};
        for (format++;; format++) {
            if (*format == '-') f.left = 1;
            else if (*format == '0') f.zero = 1;
            else if (*format == '+') f.plus = 1;
            else if (*format == ' ') f.space = 1;
            else if (*format == '#') f.alternate = 1;
            else break;
        }
        if (*format == '*') {
            f.width = va_arg(list, int);
            if (f.width < 0) f.left = 1, f.width = -f.width;
            format++;
        } else
            for (; *format >= '0' && *format <= '9'; format++) f.width = f.width * 10 + (*format - '0');
        if (*format == '.') {
            f.precision = 0;
            if (*++format == '*') {
                f.precision = va_arg(list, int);
                format++;
            } else
                for (; *format >= '0' && *format <= '9'; format++) f.precision = f.precision * 10 + (*format - '0');
        }
        int longs = 0, shorts = 0;
        for (;; format++) {
            if (*format == 'l' || *format == 'z' || *format == 't') longs++;
            else if (*format == 'j' || *format == 'q') longs += 2;
            else if (*format == 'h') shorts++;
            else break;
        }
        switch (*format) {
        case 'd':
        case 'i': {
            number value = longs > 1 ? va_arg(list, long long) : longs ? va_arg(list, long) : va_arg(list, int);
            if (shorts == 1) value = (short)value;
            if (shorts == 2) value = (signed char)value;
            word size = value < 0 ? 0 - (word)value : (word)value;
            put_integer(&f, size, value < 0, 10, DIGITS, "");
            break;
        }
        case 'u':
        case 'x':
        case 'X':
        case 'o': {
            word bits = longs > 1 ? va_arg(list, unsigned long long) : longs ? va_arg(list, unsigned long) : va_arg(list, unsigned);
            if (shorts == 1) bits = (unsigned short)bits;
            if (shorts == 2) bits = (unsigned char)bits;
            f.plus = f.space = 0;
            int prefixed = f.alternate && bits;
            if (*format == 'u') put_integer(&f, bits, 0, 10, DIGITS, "");
            else if (*format == 'o') put_integer(&f, bits, 0, 8, DIGITS, "");
            else if (*format == 'x') put_integer(&f, bits, 0, 16, DIGITS, prefixed ? "0x" : "");
            else put_integer(&f, bits, 0, 16, "0123456789ABCDEF", prefixed ? "0X" : "");
            break;
        }
        case 'p': {
            word bits = (uintptr_t)va_arg(list, void *);
            if (bits) put_integer(&f, bits, 0, 16, DIGITS, "0x");
            else f.precision = -1, put_string(&f, "(nil)", 0);
            break;
        }
        case 'c': {
            if (longs) __raddle_unsupported("wide characters in printf");
            int character = va_arg(list, int);
            if (!f.left) pad(' ', f.width - 1);
            put_given(character);
            if (f.left) pad(' ', f.width - 1);
            break;
        }
        case 's':
            if (longs) __raddle_unsupported("wide characters in printf");
            put_string(&f, va_arg(list, const char *), to);
            break;
        case 'f':
        case 'F':
        case 'e':
        case 'E':
        case 'g':
        case 'G':
        case 'a':
        case 'A': put_double(&f, va_arg(list, double), *format); break;
        case '%': put('%'); break;
        case 'n': store_count(va_arg(list, void *), longs, shorts); break;
        case 'L': __raddle_unsupported("long double in printf (use double)");
        default: __raddle_unsupported("a conversion of printf that raddle does not know");
        }
    }
    keep_text_apart(to, first, (size_t)(format - first) + 1);
    return (int)__raddle_text_size();
}

// The text's first bytes and a NUL go to `target`, as many as there is room for.
static void store_text(char *target, size_t room) {
    size_t length = __raddle_text_size();
    if (length >= room) length = room ? room - 1 : 0;
    for (size_t i = 0; i < length; i++) target[i] = (char)__raddle_text_get(i);
    if (room) target[length] = 0;
    __raddle_text_end();
}

int vsnprintf(char *target, size_t size, const char *format, va_list list) {
    struct place to = {target, size};
    int length = put_formatted(format, list, &to);
    store_text(target, size);
    return length;
}

int vsprintf(char *target, const char *format, va_list list) { return vsnprintf(target, SIZE_MAX, format, list); }

int snprintf(char *target, size_t size, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(target, size, format, list);
    va_end(list);
    return length;
}

int sprintf(char *target, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(target, SIZE_MAX, format, list);
    va_end(list);
    return length;
}

int vasprintf(char **result, const char *format, va_list list) {
    int length = put_formatted(format, list, 0);
    char *made = malloc((size_t)length + 1);
    store_text(made, SIZE_MAX);
    *result = made;
    return length;
}

int asprintf(char **result, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vasprintf(result, format, list);
    va_end(list);
    return length;
}
