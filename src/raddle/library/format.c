// sprintf and its relatives. Numbers are exact: a double goes through its full decimal expansion.
struct sink {
    char *at;
    size_t room;
    size_t length;
};

static void put(struct sink *out, char c) {
    if (out->length < out->room) out->at[out->length] = c;
    out->length++;
}

static void pad(struct sink *out, char c, long count) {
    while (count-- > 0) put(out, c);
}

#define DIGITS "0123456789abcdef"

struct field {
    int left, zero, plus, space, alternate;
    long width, precision;
};

static char sign_of(struct field *f, int negative) { return negative ? '-' : f->plus ? '+' : f->space ? ' ' : 0; }

// What stands before `length` characters of a number: blanks, sign, prefix, zeros. The blanks that
// belong behind them are returned.
static long lead(struct sink *out, struct field *f, int zero, char sign, const char *prefix, long length) {
    long gap = f->width - length - (sign != 0) - (long)strlen(prefix);
    if (!f->left && !zero) pad(out, ' ', gap);
    if (sign) put(out, sign);
    while (*prefix) put(out, *prefix++);
    if (!f->left && zero) pad(out, '0', gap);
    return f->left ? gap : 0;
}

static void put_integer(struct sink *out, struct field *f, unsigned long value, int negative, unsigned base,
                        const char *symbols, const char *prefix) {
    char digits[24];
    long count = 0;
    for (; value; value /= base) digits[count++] = symbols[value % base];
    long least = f->precision >= 0 ? f->precision : 1;
    if (base == 8 && f->alternate && least <= count) least = count + 1;
    long zeros = count < least ? least - count : 0;
    long behind = lead(out, f, f->zero && f->precision < 0, sign_of(f, negative), prefix, zeros + count);
    pad(out, '0', zeros);
    while (count) put(out, digits[--count]);
    pad(out, ' ', behind);
}

static void put_string(struct sink *out, struct field *f, const char *s) {
    if (!s) s = "(null)";
    long count = (long)(f->precision >= 0 ? strnlen(s, (size_t)f->precision) : strlen(s));
    if (!f->left) pad(out, ' ', f->width - count);
    for (long i = 0; i < count; i++) put(out, s[i]);
    if (f->left) pad(out, ' ', f->width - count);
}

static char digit_at(struct decimal *d, long i) { return i >= 0 && i < d->count ? d->digits[i] : '0'; }

// 123.45: `places` digits behind the point.
static void put_fixed(struct sink *out, struct field *f, struct decimal *d, char sign, long places) {
    long whole = d->point > 0 ? d->point : 1;
    int dot = places > 0 || f->alternate;
    long behind = lead(out, f, f->zero, sign, "", whole + dot + places);
    for (long i = d->point - whole; i < d->point; i++) put(out, digit_at(d, i));
    if (dot) put(out, '.');
    for (long i = d->point; i < d->point + places; i++) put(out, digit_at(d, i));
    pad(out, ' ', behind);
}

// 1.2345e+02
static void put_scientific(struct sink *out, struct field *f, struct decimal *d, char sign, long places, char e) {
    long exponent = d->count ? d->point - 1 : 0;
    long size = exponent < 0 ? -exponent : exponent;
    int dot = places > 0 || f->alternate;
    long behind = lead(out, f, f->zero, sign, "", 1 + dot + places + (size < 100 ? 4 : 5));
    put(out, digit_at(d, 0));
    if (dot) put(out, '.');
    for (long i = 1; i <= places; i++) put(out, digit_at(d, i));
    put(out, e);
    put(out, exponent < 0 ? '-' : '+');
    if (size >= 100) put(out, (char)('0' + size / 100));
    put(out, (char)('0' + size / 10 % 10));
    put(out, (char)('0' + size % 10));
    pad(out, ' ', behind);
}

static void put_double(struct sink *out, struct field *f, double value, char conversion) {
    int upper = conversion < 'a';
    char sign = sign_of(f, __builtin_signbit(value) != 0);
    if (value != value || value - value != 0) {
        const char *name = value != value ? (upper ? "NAN" : "nan") : upper ? "INF" : "inf";
        long behind = lead(out, f, 0, sign, name, 0);
        pad(out, ' ', behind);
        return;
    }
    struct decimal d;
    expand(&d, value);
    long precision = f->precision < 0 ? 6 : f->precision;
    char e = upper ? 'E' : 'e';
    if (conversion == 'f' || conversion == 'F') {
        round_to(&d, d.point + precision);
        put_fixed(out, f, &d, sign, precision);
    } else if (conversion == e) {
        round_to(&d, 1 + precision);
        put_scientific(out, f, &d, sign, precision, e);
    } else {
        // %g: `precision` significant digits in the shorter form, zeros at the end left out.
        if (precision == 0) precision = 1;
        round_to(&d, precision);
        long exponent = d.count ? d.point - 1 : 0;
        long shown = f->alternate ? precision : d.count ? d.count : 1;
        if (exponent < -4 || exponent >= precision) put_scientific(out, f, &d, sign, shown - 1, e);
        else put_fixed(out, f, &d, sign, shown - 1 - exponent > 0 ? shown - 1 - exponent : 0);
    }
}

int vsnprintf(char *target, size_t size, const char *format, va_list list) {
    struct sink out = {target, size ? size - 1 : 0, 0};
    for (; *format; format++) {
        if (*format != '%') {
            put(&out, *format);
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
            if (*format == 'l' || *format == 'z' || *format == 'j' || *format == 't' || *format == 'q') longs++;
            else if (*format == 'h') shorts++;
            else break;
        }
        switch (*format) {
        case 'd':
        case 'i': {
            long value = longs ? va_arg(list, long) : va_arg(list, int);
            if (shorts == 1) value = (short)value;
            if (shorts == 2) value = (signed char)value;
            unsigned long size = value < 0 ? 0 - (unsigned long)value : (unsigned long)value;
            put_integer(&out, &f, size, value < 0, 10, DIGITS, "");
            break;
        }
        case 'u':
        case 'x':
        case 'X':
        case 'o': {
            unsigned long bits = longs ? va_arg(list, unsigned long) : va_arg(list, unsigned);
            if (shorts == 1) bits = (unsigned short)bits;
            if (shorts == 2) bits = (unsigned char)bits;
            f.plus = f.space = 0;
            int prefixed = f.alternate && bits;
            if (*format == 'u') put_integer(&out, &f, bits, 0, 10, DIGITS, "");
            else if (*format == 'o') put_integer(&out, &f, bits, 0, 8, DIGITS, "");
            else if (*format == 'x') put_integer(&out, &f, bits, 0, 16, DIGITS, prefixed ? "0x" : "");
            else put_integer(&out, &f, bits, 0, 16, "0123456789ABCDEF", prefixed ? "0X" : "");
            break;
        }
        case 'p': {
            unsigned long bits = (unsigned long)va_arg(list, void *);
            if (bits) put_integer(&out, &f, bits, 0, 16, DIGITS, "0x");
            else put_string(&out, &f, "(nil)");
            break;
        }
        case 'c': {
            if (longs) __raddle_unsupported("wide characters in sprintf");
            char character = (char)va_arg(list, int);
            if (!f.left) pad(&out, ' ', f.width - 1);
            put(&out, character);
            if (f.left) pad(&out, ' ', f.width - 1);
            break;
        }
        case 's':
            if (longs) __raddle_unsupported("wide characters in sprintf");
            put_string(&out, &f, va_arg(list, const char *));
            break;
        case 'f':
        case 'F':
        case 'e':
        case 'E':
        case 'g':
        case 'G': put_double(&out, &f, va_arg(list, double), *format); break;
        case '%': put(&out, '%'); break;
        case 'L': __raddle_unsupported("long double in sprintf (use double)");
        case 'n': __raddle_unsupported("%n in sprintf (use its result)");
        case 'a':
        case 'A': __raddle_unsupported("%a in sprintf (use %.17g)");
        default: __raddle_unsupported("an unknown conversion in sprintf");
        }
    }
    if (size) target[out.length < size ? out.length : size - 1] = 0;
    return (int)out.length;
}

int vsprintf(char *target, const char *format, va_list list) { return vsnprintf(target, INT_MAX, format, list); }

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
    int length = vsnprintf(target, INT_MAX, format, list);
    va_end(list);
    return length;
}

int vasprintf(char **result, const char *format, va_list list) {
    va_list again;
    va_copy(again, list);
    int length = vsnprintf(0, 0, format, again);
    va_end(again);
    *result = malloc((size_t)length + 1);
    return vsprintf(*result, format, list);
}

int asprintf(char **result, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vasprintf(result, format, list);
    va_end(list);
    return length;
}
