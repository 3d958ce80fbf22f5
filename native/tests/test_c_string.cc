// C strings in the machine's memory.
#include <map>

#include "harness.h"
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

TEST(a_string_ends_at_a_nul_or_where_it_cannot_be_read) {
    Strings strings;
    CHECK(read_string(strings, strings.add("name")) == "name");
    CHECK(read_string(strings, strings.add("a?b")) == "a");
    CHECK(read_string(strings, 64).empty());
}
