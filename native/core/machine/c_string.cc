#include "machine/c_string.h"

namespace raddle {

std::string read_string(const ByteReader& memory, Address address) {
    std::string text;
    for (;; ++address) {
        u8 byte = 0, undefined = 0;
        if (memory.read(address, byte, undefined) || undefined != 0 || byte == 0) return text;
        text += static_cast<char>(byte);
    }
}

}  // namespace raddle
