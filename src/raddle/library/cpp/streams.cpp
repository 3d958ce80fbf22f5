// Output streams. Numbers are formatted here, because libc++ does that by locales, which raddle does not have. Streams
// over a buffer (std::ostringstream …) are libc++'s own otherwise. What is written to std::cout, std::cerr and std::clog
// is printed, as by printf: they have no buffer.
//
// Threads may use those three at the same time, and nothing orders them there: so how numbers are formatted (std::hex,
// std::setw …) is kept for each thread. Functions of libc++'s headers that would look for it in the stream have
// stand-ins here (frontend/lower/cpp_linking.py); those that libc++ compiles separately are defined under their names.
#include "runtime.h"
#include "streams.h"
#include <cstdio>

#define OSTREAM "_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE"

namespace streams {
struct Console {
    const long *table;
    Base base;
};
const long table[] = {sizeof(long), 0, 0, 0};

extern Console out __asm__("_ZNSt3__14coutE"), err __asm__("_ZNSt3__14cerrE"), log __asm__("_ZNSt3__14clogE");
Console out{table + 3, {}}, err{table + 3, {}}, log{table + 3, {}};

// std::format names it, for numbers with the L option, which need a locale; those are refused when they are reached.
extern long punctuation[2] __asm__("_ZNSt3__18numpunctIcE2idE");
long punctuation[2];

thread_local Format own{DEC | SKIPWS, 6, 0};
thread_local char own_fill = ' ';

bool is_console(const Base &base) { return &base == &out.base || &base == &err.base || &base == &log.base; }
Format &format_of(void *base) {
    Base &of = *static_cast<Base *>(base);
    return is_console(of) ? own : of.format;
}
char fill_of(Base &base) { return is_console(base) ? own_fill : base.fill < 0 ? ' ' : static_cast<char>(base.fill); }

void write(void *stream, const char *text, word size) {
    Base &base = base_of(stream);
    if (is_console(base))
        fwrite(text, 1, size, &base == &out.base ? stdout : stderr);
    else if (base.state == 0 && static_cast<word>(base.buffer->sputn(text, size)) != size)
        base.add(BAD | FAILED);
}

void pad(void *stream, word count) {
    const char fill = fill_of(base_of(stream));
    for (word i = 0; i < count; i++) write(stream, &fill, 1);
}

// Text of the stream's width: `sign` characters of it stay before the filling if that is internal.
void *put(void *stream, const char *text, word size, word sign) {
    Format &format = format_of(&base_of(stream));
    const word rest = format.width > 0 && static_cast<word>(format.width) > size ? format.width - size : 0;
    const word before = format.flags & LEFT ? size : format.flags & INTERNAL ? sign : 0;
    format.width = 0;
    write(stream, text, before);
    pad(stream, rest);
    write(stream, text + before, size - before);
    return stream;
}

void *put_integer(void *stream, unsigned long magnitude, bool negative, bool is_signed) {
    const unsigned flags = format_of(&base_of(stream)).flags;
    const unsigned base = flags & HEX ? 16 : flags & OCT ? 8 : 10;
    char text[32];
    unsigned at = sizeof text;
    const char *digits = flags & UPPERCASE ? "0123456789ABCDEF" : "0123456789abcdef";
    unsigned long rest = magnitude;
    unsigned sign = 0;
    do text[--at] = digits[rest % base];
    while (rest /= base);
    if (base != 10 && flags & SHOWBASE && magnitude) {
        if (base == 16) text[--at] = flags & UPPERCASE ? 'X' : 'x';
        text[--at] = '0';
        sign = base == 16 ? 2 : 0;
    }
    if (base == 10 && negative) text[--at] = '-', sign = 1;
    if (base == 10 && is_signed && !negative && flags & SHOWPOS) text[--at] = '+', sign = 1;
    return put(stream, text + at, sizeof text - at, sign);
}

// In bases other than ten a negative number shows its bits, as many as its type has.
template <class Signed, class Unsigned> void *put_signed(void *stream, Signed value) {
    const bool bits = format_of(&base_of(stream)).flags & (HEX | OCT);
    const auto whole = static_cast<Unsigned>(value);
    return put_integer(stream, bits || value >= 0 ? whole : 0ul - value, value < 0, true);
}

void *put_double(void *stream, double value) {
    const auto [flags, precision, width] = format_of(&base_of(stream));
    if (flags & FIXED && flags & SCIENTIFIC) __raddle_unsupported("std::hexfloat");
    char format[8] = "%", *at = format + 1;
    if (flags & SHOWPOS) *at++ = '+';
    if (flags & SHOWPOINT) *at++ = '#';
    *at++ = '.', *at++ = '*';
    *at++ = (flags & FIXED ? 'f' : flags & SCIENTIFIC ? 'e' : 'g') - (flags & UPPERCASE ? 32 : 0);
    *at = 0;
    char text[400];
    if (value >= 1e300 || value <= -1e300 || precision > 60) __raddle_unsupported("a number this long in a stream");
    int size = snprintf(text, sizeof text, format, static_cast<int>(precision), value);
    return put(stream, text, size, text[0] == '-' || text[0] == '+');
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
    if (!(format_of(&base_of(stream)).flags & BOOLALPHA)) return put_integer(stream, value, false, true);
    return value ? put(stream, "true", 4, 0) : put(stream, "false", 5, 0);
}

MEMBER(put_pointer, const void *value) {
    char text[32];
    int size = value ? snprintf(text, sizeof text, "%p", value) : 0;
    return value ? put(stream, text, size, 2) : put(stream, "0", 1, 0);
}

MEMBER(put_character, char value) {
    write(stream, &value, 1);
    return stream;
}

MEMBER(put_bytes, const char *text, long size) {
    write(stream, text, size);
    return stream;
}

void *flush(void *stream) {
    Base &base = base_of(stream);
    if (!is_console(base) && base.buffer && base.buffer->pubsync() < 0) base.add(BAD);
    return stream;
}
bool sync_with_stdio(bool) { return true; }
bool is_terminal(void *) __asm__("_ZNSt3__119__is_posix_terminalEP8_IO_FILE");
bool is_terminal(void *) { return false; } // std::print asks
} // namespace streams

// --- stand-ins

extern "C" {
void *__raddle_stream_text(void *stream, const char *text, word size) { return streams::put(stream, text, size, 0); }
char __raddle_stream_widen(void *, char c) { return c; }
char __raddle_stream_narrow(void *, char c, char) { return c; }
unsigned __raddle_stream_flags(void *base) { return streams::format_of(base).flags; }
unsigned __raddle_stream_set_flags(void *base, unsigned flags) {
    return std::exchange(streams::format_of(base).flags, flags);
}
unsigned __raddle_stream_setf(void *base, unsigned flags) {
    unsigned &all = streams::format_of(base).flags;
    return std::exchange(all, all | flags);
}
unsigned __raddle_stream_setf_of(void *base, unsigned flags, unsigned mask) {
    unsigned &all = streams::format_of(base).flags;
    return std::exchange(all, (all & ~mask) | (flags & mask));
}
void __raddle_stream_unsetf(void *base, unsigned mask) { streams::format_of(base).flags &= ~mask; }
long __raddle_stream_precision(void *base) { return streams::format_of(base).precision; }
long __raddle_stream_set_precision(void *base, long precision) {
    return std::exchange(streams::format_of(base).precision, precision);
}
long __raddle_stream_width(void *base) { return streams::format_of(base).width; }
long __raddle_stream_set_width(void *base, long width) { return std::exchange(streams::format_of(base).width, width); }
char __raddle_stream_fill(void *base) { return streams::fill_of(*static_cast<streams::Base *>(base)); }
char __raddle_stream_set_fill(void *base, char fill) {
    const char before = __raddle_stream_fill(base);
    streams::Base &of = *static_cast<streams::Base *>(base);
    if (streams::is_console(of)) streams::own_fill = fill;
    else of.fill = static_cast<unsigned char>(fill);
    return before;
}
}
