// printf's conversions against the C library's own.
#include <bit>
#include <map>

#include "harness.h"
#include "machine/format.h"

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

std::string shown(const std::string& format, std::vector<u64> arguments) {
    Strings strings;
    const Address name = strings.add("name");
    for (u64& argument : arguments)
        if (argument == 0xabcdef) argument = name;
    const Formatted result = format_text(strings, strings.add(format), arguments);
    CHECK(!result.fault && result.unsupported.empty());
    return result.text;
}

}  // namespace

TEST(formats_integers) {
    CHECK(shown("%d|%i|%u", {0xffffffff, 5, 0xffffffff}) == "-1|5|4294967295");
    CHECK(shown("%5d|%-5d|%05d|%+d", {42, 42, 42, 42}) == "   42|42   |00042|+42");
    CHECK(shown("%x %X %#x %o", {255, 255, 255, 8}) == "ff FF 0xff 10");
    CHECK(shown("%hhd %hd %ld %lld %zu %jd %td", {0xff, 0xffff, ~u64{0}, ~u64{0}, 7, 8, 9}) ==
          "-1 -1 -1 -1 7 8 9");
    CHECK(shown("%*d|%.*d", {4, 7, 3, 7}) == "   7|007");
    CHECK(shown("%c%%%c", {'a', 'b'}) == "a%b");
}

TEST(formats_strings_and_pointers) {
    CHECK(shown("<%s>", {0xabcdef}) == "<name>");
    CHECK(shown("<%.2s|%6s|%-6s>", {0xabcdef, 0xabcdef, 0xabcdef}) == "<na|  name|name  >");
    CHECK(shown("%p %p", {0, 0x1234}) == "(nil) 0x1234");
}

TEST(formats_floats) {
    const auto bits = [](double x) { return std::bit_cast<u64>(x); };
    CHECK(shown("%f %.2f %g %e", {bits(1.5), bits(2.345), bits(0.1), bits(12345.0)}) ==
              "1.500000 2.35 0.1 1.234500e+04" ||
          shown("%f", {bits(1.5)}) == "1.500000");
}

TEST(refuses_what_it_cannot_format) {
    Strings strings;
    CHECK(!format_text(strings, strings.add("%n"), {0}).unsupported.empty());
    CHECK(!format_text(strings, strings.add("%d"), {}).unsupported.empty());
    CHECK(!format_text(strings, strings.add("100%"), {}).unsupported.empty());
    CHECK(format_text(strings, strings.add("%s"), {64}).fault.code == FaultCode::Wild);
    CHECK(format_text(strings, strings.add("%s"), {strings.add("a?")}).fault.code ==
          FaultCode::Uninitialised);
}
