// Integer names, and invariant checks that stay on in release builds: a broken invariant is a bug of
// raddle, and throws InternalError instead of going on with a wrong state.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace raddle {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i32 = std::int32_t;
using i64 = std::int64_t;
__extension__ typedef unsigned __int128 u128;
__extension__ typedef __int128 i128;

// A bug of raddle itself.
class InternalError : public std::logic_error {
  public:
    using std::logic_error::logic_error;
};

// A bytecode image that the loader refuses.
class ImageError : public std::invalid_argument {
  public:
    using std::invalid_argument::invalid_argument;
};

// A schedule that does not fit the program it is replayed on.
class ScheduleError : public std::invalid_argument {
  public:
    using std::invalid_argument::invalid_argument;
};

inline void require(bool condition, const char* what) {
    if (!condition) [[unlikely]]
        throw InternalError(what);
}

}  // namespace raddle
