// sprintf and its relatives: integers, characters, strings, pointers, and %f.
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

struct field {
    int left, zero, plus, space, alternate;
    long width, precision;
};

static void put_number(struct sink *out, struct field *f, unsigned long value, int negative, unsigned base,
                       int upper, const char *prefix) {
    char digits[64];
    long count = 0;
    while (value) {
        unsigned digit = value % base;
        digits[count++] = (char)(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
        value /= base;
    }
    long least = f->precision >= 0 ? f->precision : 1;
    long zeros = count < least ? least - count : 0;
    char sign = negative ? '-' : f->plus ? '+' : f->space ? ' ' : 0;
    long extra = (sign != 0) + (long)strlen(prefix);
    long spaces = f->width - count - zeros - extra;
    if (f->zero && !f->left && f->precision < 0 && spaces > 0) {
        zeros += spaces;
        spaces = 0;
    }
    if (!f->left) pad(out, ' ', spaces);
    if (sign) put(out, sign);
    while (*prefix) put(out, *prefix++);
    pad(out, '0', zeros);
    while (count) put(out, digits[--count]);
    if (f->left) pad(out, ' ', spaces);
}

static void put_string(struct sink *out, struct field *f, const char *s) {
    if (!s) s = "(null)";
    long count = (long)(f->precision >= 0 ? strnlen(s, (size_t)f->precision) : strlen(s));
    if (!f->left) pad(out, ' ', f->width - count);
    for (long i = 0; i < count; i++) put(out, s[i]);
    if (f->left) pad(out, ' ', f->width - count);
}

static void put_fixed(struct sink *out, struct field *f, double value) {
    int negative = value < 0;
    if (negative) value = -value;
    if (value != value || value > 9e18) __raddle_unsupported("sprintf of a number this large or of NaN");
    long places = f->precision < 0 ? 6 : f->precision > 17 ? 17 : f->precision;
    unsigned long scale = 1;
    for (long i = 0; i < places; i++) scale *= 10;
    unsigned long whole = (unsigned long)value;
    unsigned long part = (unsigned long)((value - (double)whole) * (double)scale + 0.5);
    if (part >= scale) {
        whole++;
        part = 0;
    }
    struct field head = *f;
    head.precision = -1;
    head.width = f->width - (places ? places + 1 : 0);
    put_number(out, &head, whole, negative, 10, 0, "");
    if (!places) return;
    put(out, '.');
    struct field tail = {.precision = places};
    put_number(out, &tail, part, 0, 10, 0, "");
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
        unsigned long bits;
        switch (*format) {
        case 'd':
        case 'i': {
            long value = longs ? va_arg(list, long) : va_arg(list, int);
            if (shorts == 1) value = (short)value;
            if (shorts == 2) value = (signed char)value;
            put_number(&out, &f, value < 0 ? 0 - (unsigned long)value : (unsigned long)value, value < 0, 10, 0, "");
            break;
        }
        case 'u':
        case 'x':
        case 'X':
        case 'o':
            bits = longs ? va_arg(list, unsigned long) : va_arg(list, unsigned);
            if (shorts == 1) bits = (unsigned short)bits;
            if (shorts == 2) bits = (unsigned char)bits;
            f.plus = f.space = 0;
            put_number(&out, &f, bits, 0, *format == 'u' ? 10 : *format == 'o' ? 8 : 16, *format == 'X',
                       !f.alternate || !bits || *format == 'u' ? "" : *format == 'o' ? "0" : *format == 'x' ? "0x" : "0X");
            break;
        case 'p':
            bits = (unsigned long)va_arg(list, void *);
            if (bits) put_number(&out, &f, bits, 0, 16, 0, "0x");
            else put_string(&out, &f, "(nil)");
            break;
        case 'c': {
            char text[2] = {(char)va_arg(list, int), 0};
            if (!f.left) pad(&out, ' ', f.width - 1);
            put(&out, text[0]);
            if (f.left) pad(&out, ' ', f.width - 1);
            break;
        }
        case 's': put_string(&out, &f, va_arg(list, const char *)); break;
        case 'f':
        case 'F': put_fixed(&out, &f, va_arg(list, double)); break;
        case '%': put(&out, '%'); break;
        default: __raddle_unsupported("this conversion in sprintf");
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
