// A stream as libc++'s headers see it: an object whose class has the virtual base std::ios, found through its table.
// The base's members are private there, so they are named again here.
#pragma once
#include <ios>
#include <streambuf>
#include <utility>

namespace streams {
enum : unsigned {
    BOOLALPHA = 0x1, DEC = 0x2, FIXED = 0x4, HEX = 0x8, INTERNAL = 0x10, LEFT = 0x20, OCT = 0x40, SCIENTIFIC = 0x100,
    SHOWBASE = 0x200, SHOWPOINT = 0x400, SHOWPOS = 0x800, SKIPWS = 0x1000, UPPERCASE = 0x4000
};
enum : unsigned { BAD = 1, END = 2, FAILED = 4 };

struct Format {
    unsigned flags;
    long precision, width;
};

struct Base {
    const void *table;
    Format format;
    unsigned state, exceptions;
    std::streambuf *buffer;
    void *locale, *callbacks, *indices;
    word callbacks_size, callbacks_room;
    void *numbers;
    word numbers_size, numbers_room;
    void *pointers;
    word pointers_size, pointers_room;
    void *tie;
    int fill;

    // Throws if the program wants exceptions of this state.
    void add(unsigned more) { reinterpret_cast<std::ios_base *>(this)->clear(state | more); }
};
static_assert(sizeof(Base) == sizeof(std::ios) && sizeof(Format) == 3 * sizeof(long));

inline Base &base_of(void *stream) {
    return *reinterpret_cast<Base *>(static_cast<char *>(stream) + (*static_cast<const long **>(stream))[-3]);
}
} // namespace streams
