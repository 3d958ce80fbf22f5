// The exact decimal digits of a double, and rounding them: what %f, %e and %g print.
//
// A double is an integer of 53 bits times a power of two. It is written in words of nine decimal
// digits, POINT of them before the decimal point, and then doubled or halved word by word.
enum { BILLION = 1000000000, POINT = 35, WORDS = POINT + 122 };

struct decimal {
    char digits[WORDS * 9];  // the first is not '0'
    number count;              // digits[0 .. count), 0 for zero; the last is not '0'
    number point;              // the value is 0.digits * 10^point
};

struct expansion {
    unsigned words[WORDS];
    int first, last;  // words[first .. last) are in use
};

static void shift_left(struct expansion *x, int bits) {
    word carry = 0;
    for (int i = x->last - 1; i >= x->first; i--) {
        word sum = ((word)x->words[i] << bits) + carry;
        x->words[i] = (unsigned)(sum % BILLION);
        carry = sum / BILLION;
    }
    if (carry) x->words[--x->first] = (unsigned)carry;
}

// By at most nine bits, so that what is lost of a word is a whole number in the next.
static void shift_right(struct expansion *x, int bits) {
    unsigned carry = 0;
    for (int i = x->first; i < x->last; i++) {
        unsigned word = x->words[i];
        x->words[i] = (word >> bits) + carry;
        carry = (unsigned)(BILLION >> bits) * (word & ((1u << bits) - 1));
    }
    if (carry) x->words[x->last++] = carry;
    if (x->words[x->first] == 0 && x->first + 1 < x->last) x->first++;
}

static void trim(struct decimal *d) {
    while (d->count && d->digits[d->count - 1] == '0') d->count--;
}

// The sign is left out; `value` is finite.
static void expand(struct decimal *d, double value) {
    union {
        double real;
        word bits;
    } raw = {value};
    number exponent = (number)(raw.bits >> 52 & 0x7ff) - 1075;
    word mantissa = raw.bits & (((word)1 << 52) - 1);
    if (exponent == -1075) exponent = -1074;
    else mantissa |= (word)1 << 52;
    for (; !(mantissa & 1) && exponent < 0; mantissa >>= 1) exponent++;
    struct expansion x = {.first = POINT - 2, .last = POINT};
    x.words[POINT - 2] = (unsigned)(mantissa / BILLION);
    x.words[POINT - 1] = (unsigned)(mantissa % BILLION);
    for (number left = exponent; left > 0; left -= 29) shift_left(&x, left < 29 ? (int)left : 29);
    for (number left = -exponent; left > 0; left -= 9) shift_right(&x, left < 9 ? (int)left : 9);

    d->count = 0;
    d->point = 9 * (POINT - x.first);
    for (int i = x.first; i < x.last; i++)
        for (unsigned place = BILLION / 10; place; place /= 10) {
            char digit = (char)('0' + x.words[i] / place % 10);
            if (d->count || digit != '0') d->digits[d->count++] = digit;
            else d->point--;
        }
    trim(d);
    if (!d->count) d->point = 1;
}

// Cut to the first `keep` digits, to the nearest; a tie goes to the even one.
static void round_to(struct decimal *d, number keep) {
    if (keep >= d->count) return;
    int up = 0;
    if (keep >= 0) {
        int odd = keep > 0 && (d->digits[keep - 1] - '0') % 2;
        up = d->digits[keep] > '5' || (d->digits[keep] == '5' && (keep + 1 < d->count || odd));
    }
    d->count = keep > 0 ? keep : 0;
    while (up && d->count && d->digits[d->count - 1] == '9') d->count--;
    if (up && d->count) d->digits[d->count - 1]++;
    else if (up) {
        d->digits[0] = '1';
        d->count = 1;
        d->point++;
    }
    trim(d);
    if (!d->count) d->point = 1;
}
