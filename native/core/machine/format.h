// printf's formatting, over the machine's memory.
#pragma once

#include <string>
#include <vector>

#include "machine/fault.h"

namespace raddle {

class ByteReader {
  public:
    virtual ~ByteReader() = default;
    virtual Fault read(Address address, u8& byte, u8& undefined) const = 0;
};

struct Formatted {
    std::string text;
    Fault fault;              // a string that cannot be read, or is undefined
    std::string unsupported;  // a conversion that raddle does not know
};

// The bytes of the C string at `address`.
Formatted read_string(const ByteReader& memory, Address address, u64 most = ~u64{0});

// `format` is the address of the format string. Arguments are 64-bit registers.
Formatted format_text(const ByteReader& memory, Address format, const std::vector<u64>& arguments);
// The arguments come from a va_list's overflow area.
Formatted format_list(const ByteReader& memory, Address format, Address list);

}  // namespace raddle
