// Input from streams over a buffer (std::istringstream, std::stringstream): numbers are read here, because libc++ does that
// by locales. There is one locale, and of its parts the classes of characters, which headers ask for to find spaces.
#include "runtime.h"
#include "streams.h"
#include <cctype>
#include <cstdlib>
#include <limits>
#include <locale>
#include <type_traits>

#define ISTREAM "_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEE"

namespace streams {
enum { NOTHING = -1 };

// Whether there is something to read; spaces are skipped if the stream says so.
bool begin(void *stream, bool skip) {
    Base &base = base_of(stream);
    if (base.state) {
        base.add(FAILED);
        return false;
    }
    if (skip && base.format.flags & SKIPWS) {
        int c = base.buffer->sgetc();
        while (c != NOTHING && isspace(c)) c = base.buffer->snextc();
        if (c == NOTHING) base.add(END | FAILED);
    }
    return base.state == 0;
}

// One character of a number: kept if it belongs there.
struct Reader {
    Base &base;
    int c;
    bool ended;
    explicit Reader(void *stream) : base(base_of(stream)), c(base.buffer->sgetc()), ended(c == NOTHING) {}
    void next() {
        c = base.buffer->snextc();
        ended = c == NOTHING;
    }
    bool take(int wanted) {
        if (c != wanted) return false;
        next();
        return true;
    }
};

unsigned base_of_numbers(unsigned flags) {
    switch (flags & (DEC | HEX | OCT)) {
    case DEC: return 10;
    case HEX: return 16;
    case OCT: return 8;
    default: return 0;
    }
}

struct Integer {
    unsigned long magnitude = 0;
    bool negative = false, large = false, digits = false;
    unsigned state = 0;
};

Integer read_integer(void *stream) {
    Integer result;
    Reader from(stream);
    unsigned base = base_of_numbers(from.base.format.flags);
    result.negative = from.c == '-';
    if (from.c == '-' || from.c == '+') from.next();
    if ((base == 0 || base == 16) && from.take('0')) {
        result.digits = true;
        if (from.take('x') || from.take('X')) base = 16, result.digits = false;
        else if (base == 0) base = 8;
    }
    if (base == 0) base = 10;
    for (; !from.ended && isxdigit(from.c); from.next()) {
        const unsigned digit = isdigit(from.c) ? from.c - '0' : (from.c | 32) - 'a' + 10;
        if (digit >= base) break;
        result.digits = true;
        result.large |= __builtin_mul_overflow(result.magnitude, base, &result.magnitude);
        result.large |= __builtin_add_overflow(result.magnitude, digit, &result.magnitude);
    }
    if (from.ended) result.state |= END;
    return result;
}

// A number that its type cannot hold becomes the nearest one, and the stream fails.
template <class T> void *get_integer(void *stream, T &value) {
    if (!begin(stream, true)) return stream;
    const Integer read = read_integer(stream);
    using Limits = std::numeric_limits<T>;
    const bool below = std::is_signed_v<T> && read.negative;
    const bool fits = !read.large && read.magnitude <= static_cast<unsigned long>(Limits::max()) + below;
    if (!read.digits) value = 0;
    else if (!fits) value = below ? Limits::min() : Limits::max();
    else value = static_cast<T>(read.negative ? 0 - read.magnitude : read.magnitude);
    const unsigned state = read.state | (read.digits && fits ? 0 : FAILED);
    if (state) base_of(stream).add(state);
    return stream;
}

void *get_boolean(void *stream, bool &value) {
    if (base_of(stream).format.flags & BOOLALPHA) __raddle_unsupported("std::boolalpha while reading");
    long number = 0;
    get_integer(stream, number);
    value = number != 0;
    if (number != 0 && number != 1) base_of(stream).add(FAILED);
    return stream;
}

// The characters that may be part of a decimal number go to strtod.
void *get_decimal(void *stream, double &value) {
    if (!begin(stream, true)) return stream;
    Reader from(stream);
    char text[64];
    unsigned size = 0, state = 0;
    bool point = false, exponent = false;
    for (; !from.ended; from.next()) {
        const bool sign = from.c == '-' || from.c == '+';
        const bool first = size == 0 || (exponent && (text[size - 1] | 32) == 'e');
        if (from.c == '.' && !point && !exponent) point = true;
        else if ((from.c | 32) == 'e' && !exponent && size) exponent = true;
        else if (!(sign && first) && !isdigit(from.c)) break;
        if (size == sizeof text - 1) __raddle_unsupported("a number this long in a stream");
        text[size++] = static_cast<char>(from.c);
    }
    text[size] = 0;
    if (from.ended) state |= END;
    char *rest = text;
    const double read = size ? strtod(text, &rest) : 0;
    const bool good = size && rest == text + size;
    value = good ? read : 0;
    if (!good) state |= FAILED;
    if (state) from.base.add(state);
    return stream;
}

void *get_short_decimal(void *stream, float &value) {
    double read = value;
    get_decimal(stream, read);
    value = static_cast<float>(read);
    return stream;
}

#define READS(NAME, TYPE, LETTER, BY)                                                                                          \
    void *NAME(void *stream, TYPE &value) __asm__(ISTREAM "rsER" LETTER);                                                      \
    void *NAME(void *stream, TYPE &value) { return BY(stream, value); }
READS(get_short, short, "s", get_integer)
READS(get_unsigned_short, unsigned short, "t", get_integer)
READS(get_int, int, "i", get_integer)
READS(get_unsigned, unsigned, "j", get_integer)
READS(get_long, long, "l", get_integer)
READS(get_unsigned_long, unsigned long, "m", get_integer)
READS(get_long_long, long long, "x", get_integer)
READS(get_unsigned_long_long, unsigned long long, "y", get_integer)
READS(get_bool, bool, "b", get_boolean)
READS(get_float, float, "f", get_short_decimal)
READS(get_double, double, "d", get_decimal)

void sentry(bool *ok, void *stream, bool no_skipping) __asm__(ISTREAM "6sentryC1ERS3_b");
void sentry(bool *ok, void *stream, bool no_skipping) { *ok = begin(stream, !no_skipping); }

// std::ctype<char>: the table of classes, and what of it is virtual, in the order of libc++'s own class.
struct Classes {
    const void *const *table;
    long references;
    const unsigned short *classes;
    bool own;
};
void no_end(void *) { __raddle_unsupported("the end of a locale"); }
char upper(void *, char c) { return static_cast<char>(toupper(c)); }
char lower(void *, char c) { return static_cast<char>(tolower(c)); }
char same(void *, char c) { return c; }
template <char (*function)(void *, char)> const char *all(void *, char *from, const char *to) {
    for (; from != to; from++) *from = function(nullptr, *from);
    return to;
}
const char *copy(const char *from, const char *to, char *target) {
    while (from != to) *target++ = *from++;
    return to;
}
const char *widen(void *, const char *from, const char *to, char *target) { return copy(from, to, target); }
const char *narrow(void *, const char *from, const char *to, char, char *target) { return copy(from, to, target); }
#define ENTRY(FUNCTION) reinterpret_cast<const void *>(&(FUNCTION))
const void *const virtuals[] = {ENTRY(no_end),     ENTRY(no_end), ENTRY(no_end),     ENTRY(upper), ENTRY(all<upper>), ENTRY(lower),
                                ENTRY(all<lower>), ENTRY(same),   ENTRY(widen),      ENTRY(same),  ENTRY(narrow)};
} // namespace streams

_LIBCPP_BEGIN_NAMESPACE_STD

locale::id ctype<char>::id;

locale::locale() noexcept : __locale_(reinterpret_cast<__imp *>(1)) {}
locale::locale(const locale &other) noexcept : __locale_(other.__locale_) {}
locale::~locale() {}
const locale &locale::operator=(const locale &) noexcept { return *this; }
bool locale::operator==(const locale &) const { return true; }

const locale &locale::classic() {
    static const long one = 1;
    return reinterpret_cast<const locale &>(one);
}

const locale::facet *locale::use_facet(id &wanted) const {
    static thread_local streams::Classes classes;
    if (&wanted != &std::ctype<char>::id) __raddle_unsupported("this part of a locale");
    classes = {streams::virtuals, 0, *__ctype_b_loc(), false};
    return reinterpret_cast<const facet *>(&classes);
}

_LIBCPP_END_NAMESPACE_STD
