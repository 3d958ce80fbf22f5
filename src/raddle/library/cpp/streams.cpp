// std::cout, std::cerr and std::clog: what is written to them is printed, as by printf. libc++'s own need locales, which
// raddle does not have.
//
// Threads may use these streams at the same time, and nothing orders them there: so how numbers are formatted (std::hex,
// std::setw …) is kept for each thread. Functions of libc++'s headers that would look for it in the stream have
// stand-ins here (frontend/lower/cpp_linking.py); those that libc++ compiles separately are defined under their names.
#include "runtime.h"
#include <cstdio>

#define OSTREAM "_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE"

namespace streams {
enum : unsigned {
    BOOLALPHA = 0x1, DEC = 0x2, FIXED = 0x4, HEX = 0x8, LEFT = 0x20, OCT = 0x40, SCIENTIFIC = 0x100, SHOWBASE = 0x200,
    SHOWPOS = 0x800, SKIPWS = 0x1000, UPPERCASE = 0x4000
};

thread_local unsigned flags = DEC | SKIPWS;
thread_local long precision = 6, width = 0;
thread_local char fill = ' ';

// A stream as the headers see it: its class has a virtual base behind the first word, found through the table.
struct Stream {
    const long *table;
    long base[20];
};
const long table[] = {sizeof(long), 0, 0, 0};

extern Stream out __asm__("_ZNSt3__14coutE"), err __asm__("_ZNSt3__14cerrE"), log __asm__("_ZNSt3__14clogE");
Stream out{table + 3, {}}, err{table + 3, {}}, log{table + 3, {}};

void write(void *stream, const char *text, word size) {
    fwrite(text, 1, size, stream == &err || stream == &log ? stderr : stdout);
}

void *put(void *stream, const char *text, word size) {
    const word rest = width > 0 && static_cast<word>(width) > size ? width - size : 0;
    width = 0;
    if (!(flags & LEFT))
        for (word i = 0; i < rest; i++) write(stream, &fill, 1);
    write(stream, text, size);
    if (flags & LEFT)
        for (word i = 0; i < rest; i++) write(stream, &fill, 1);
    return stream;
}

void *put_integer(void *stream, unsigned long magnitude, bool negative, bool is_signed) {
    const unsigned base = flags & HEX ? 16 : flags & OCT ? 8 : 10;
    char text[32];
    unsigned at = sizeof text;
    const char *digits = flags & UPPERCASE ? "0123456789ABCDEF" : "0123456789abcdef";
    unsigned long rest = magnitude;
    do text[--at] = digits[rest % base];
    while (rest /= base);
    if (base != 10 && flags & SHOWBASE && magnitude) {
        if (base == 16) text[--at] = flags & UPPERCASE ? 'X' : 'x';
        text[--at] = '0';
    }
    if (base == 10 && negative) text[--at] = '-';
    if (base == 10 && is_signed && !negative && flags & SHOWPOS) text[--at] = '+';
    return put(stream, text + at, sizeof text - at);
}

// In bases other than ten a negative number shows its bits, as many as its type has.
template <class Signed, class Unsigned> void *put_signed(void *stream, Signed value) {
    const bool bits = flags & (HEX | OCT);
    const auto whole = static_cast<Unsigned>(value);
    return put_integer(stream, bits || value >= 0 ? whole : 0ul - value, value < 0, true);
}

void *put_double(void *stream, double value) {
    const bool upper = flags & UPPERCASE;
    const char *format = flags & FIXED && flags & SCIENTIFIC ? (upper ? "%A" : "%a")
                         : flags & FIXED                     ? (upper ? "%.*F" : "%.*f")
                         : flags & SCIENTIFIC                ? (upper ? "%.*E" : "%.*e")
                                                             : (upper ? "%.*G" : "%.*g");
    if (flags & FIXED && flags & SCIENTIFIC) __raddle_unsupported("std::hexfloat");
    char text[400];
    if (value >= 1e300 || value <= -1e300 || precision > 60) __raddle_unsupported("a number this long in a stream");
    int size = snprintf(text, sizeof text, format, static_cast<int>(precision), value);
    if (flags & SHOWPOS && text[0] != '-') __raddle_unsupported("std::showpos with floating point");
    return put(stream, text, size);
}

// --- what libc++ compiles separately

#define MEMBER(NAME, ...) void *NAME(void *stream, __VA_ARGS__)
MEMBER(put_short, short value) __asm__(OSTREAM "lsEs");
MEMBER(put_unsigned_short, unsigned short value) __asm__(OSTREAM "lsEt");
MEMBER(put_int, int value) __asm__(OSTREAM "lsEi");
MEMBER(put_unsigned, unsigned value) __asm__(OSTREAM "lsEj");
MEMBER(put_long, long value) __asm__(OSTREAM "lsEl");
MEMBER(put_unsigned_long, unsigned long value) __asm__(OSTREAM "lsEm");
MEMBER(put_long_long, long long value) __asm__(OSTREAM "lsEx");
MEMBER(put_unsigned_long_long, unsigned long long value) __asm__(OSTREAM "lsEy");
MEMBER(put_bool, bool value) __asm__(OSTREAM "lsEb");
MEMBER(put_float, float value) __asm__(OSTREAM "lsEf");
MEMBER(put_a_double, double value) __asm__(OSTREAM "lsEd");
MEMBER(put_pointer, const void *value) __asm__(OSTREAM "lsEPKv");
MEMBER(put_character, char value) __asm__(OSTREAM "3putEc");
MEMBER(put_bytes, const char *text, long size) __asm__(OSTREAM "5writeEPKcl");
void *flush(void *stream) __asm__(OSTREAM "5flushEv");
bool sync_with_stdio(bool) __asm__("_ZNSt3__18ios_base15sync_with_stdioEb");

MEMBER(put_short, short value) { return put_signed<short, unsigned short>(stream, value); }
MEMBER(put_unsigned_short, unsigned short value) { return put_integer(stream, value, false, false); }
MEMBER(put_int, int value) { return put_signed<int, unsigned>(stream, value); }
MEMBER(put_unsigned, unsigned value) { return put_integer(stream, value, false, false); }
MEMBER(put_long, long value) { return put_signed<long, unsigned long>(stream, value); }
MEMBER(put_unsigned_long, unsigned long value) { return put_integer(stream, value, false, false); }
MEMBER(put_long_long, long long value) { return put_signed<long, unsigned long>(stream, value); }
MEMBER(put_unsigned_long_long, unsigned long long value) { return put_integer(stream, value, false, false); }
MEMBER(put_float, float value) { return put_double(stream, value); }
MEMBER(put_a_double, double value) { return put_double(stream, value); }

MEMBER(put_bool, bool value) {
    if (!(flags & BOOLALPHA)) return put_integer(stream, value, false, true);
    return value ? put(stream, "true", 4) : put(stream, "false", 5);
}

MEMBER(put_pointer, const void *value) {
    char text[32];
    int size = value ? snprintf(text, sizeof text, "%p", value) : 0;
    return value ? put(stream, text, size) : put(stream, "0", 1);
}

MEMBER(put_character, char value) {
    write(stream, &value, 1);
    return stream;
}

MEMBER(put_bytes, const char *text, long size) {
    write(stream, text, size);
    return stream;
}

void *flush(void *stream) { return stream; }
bool sync_with_stdio(bool) { return true; }
} // namespace streams

// --- stand-ins

extern "C" {
void *__raddle_stream_text(void *stream, const char *text, word size) { return streams::put(stream, text, size); }
char __raddle_stream_widen(void *, char c) { return c; }
unsigned __raddle_stream_flags(void *) { return streams::flags; }
unsigned __raddle_stream_set_flags(void *, unsigned flags) {
    const unsigned before = streams::flags;
    streams::flags = flags;
    return before;
}
unsigned __raddle_stream_setf(void *, unsigned flags) {
    const unsigned before = streams::flags;
    streams::flags |= flags;
    return before;
}
unsigned __raddle_stream_setf_of(void *, unsigned flags, unsigned mask) {
    const unsigned before = streams::flags;
    streams::flags = (before & ~mask) | (flags & mask);
    return before;
}
void __raddle_stream_unsetf(void *, unsigned mask) { streams::flags &= ~mask; }
long __raddle_stream_precision(void *) { return streams::precision; }
long __raddle_stream_set_precision(void *, long precision) {
    const long before = streams::precision;
    streams::precision = precision;
    return before;
}
long __raddle_stream_width(void *) { return streams::width; }
long __raddle_stream_set_width(void *, long width) {
    const long before = streams::width;
    streams::width = width;
    return before;
}
char __raddle_stream_fill(void *) { return streams::fill; }
char __raddle_stream_set_fill(void *, char fill) {
    const char before = streams::fill;
    streams::fill = fill;
    return before;
}
}
