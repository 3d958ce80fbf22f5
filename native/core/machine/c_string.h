// C strings in the machine's memory, for reports.
#pragma once

#include <string>

#include "machine/fault.h"

namespace raddle {

class ByteReader {
  public:
    virtual ~ByteReader() = default;
    virtual Fault read(Address address, u8& byte, u8& undefined) const = 0;
};

// The bytes of the C string at `address`, up to the first that cannot be read or is undefined.
std::string read_string(const ByteReader& memory, Address address);

}  // namespace raddle
