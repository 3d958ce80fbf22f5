// C strings in the machine's memory.
#include <map>

#include "doctest/doctest.h"
#include "machine/c_string.h"

using namespace raddle;

namespace {

// Strings at round addresses; everything else cannot be read.
class Strings : public ByteReader {
  public:
    Address add(const std::string& text) {
        const Address address = 0x100000 * (strings_.size() + 1);
        strings_[address] = text;
        return address;
    }
    Fault read(Address address, u8& byte, u8& undefined) const override {
        const auto after = strings_.upper_bound(address);
        if (after == strings_.begin()) return {FaultCode::Wild, address, {}};
        const auto& [base, text] = *std::prev(after);
        if (address - base > text.size()) return {FaultCode::OutOfBounds, address, {}};
        byte = address - base == text.size() ? u8{0} : static_cast<u8>(text[address - base]);
        undefined = byte == '?' ? u8{0xff} : u8{0};
        return {};
    }

  private:
    std::map<Address, std::string> strings_;
};

}  // namespace

TEST_CASE("a string ends at a nul or where it cannot be read") {
    Strings strings;
    REQUIRE(read_string(strings, strings.add("name")) == "name");
    REQUIRE(read_string(strings, strings.add("a?b")) == "a");
    REQUIRE(read_string(strings, 64).empty());
}
