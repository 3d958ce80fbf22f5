#include "machine/format.h"

#include <bit>
#include <cstdio>
#include <functional>
#include <optional>
#include <string_view>

#include "machine/arithmetic.h"

namespace raddle {
namespace {

// Hands out the arguments one after the other; none: there are no more, or they cannot be read.
using NextArgument = std::function<std::optional<u64>(Fault&)>;

std::optional<u64> read_word(const ByteReader& memory, Address address, Fault& fault) {
    u64 word = 0;
    for (unsigned i = 0; i < 8; ++i) {
        u8 byte = 0, undefined = 0;
        fault = memory.read(address + i, byte, undefined);
        if (!fault && undefined != 0) fault = {FaultCode::Uninitialised, address + i, {}};
        if (fault) return std::nullopt;
        word |= u64{byte} << (8 * i);
    }
    return word;
}

// One conversion: its flags, width and precision as text for snprintf, and the C type's width in bits.
struct Conversion {
    std::string spec = "%";
    unsigned bits = 32;
    char letter = 0;
    i64 precision = -1;
};

template <typename T>
void append(std::string& out, const std::string& spec, T value) {
    const int length = std::snprintf(nullptr, 0, spec.c_str(), value);
    if (length <= 0) return;
    std::string buffer(static_cast<std::size_t>(length) + 1, '\0');
    std::snprintf(buffer.data(), buffer.size(), spec.c_str(), value);
    buffer.pop_back();
    out += buffer;
}

class Formatter {
  public:
    Formatter(const ByteReader& memory, NextArgument next) : memory_(memory), next_(std::move(next)) {}

    Formatted run(Address format) {
        result_ = read_string(memory_, format);
        if (result_.fault) return result_;
        const std::string text = std::move(result_.text);
        result_.text.clear();
        for (std::size_t i = 0; i < text.size() && ok();) {
            if (text[i] != '%') {
                result_.text += text[i++];
            } else {
                const std::size_t start = i++;
                Conversion conversion;
                if (parse(text, i, conversion))
                    convert(conversion);
                else if (ok())
                    result_.unsupported = text.substr(start, i - start + 1);
            }
        }
        return result_;
    }

  private:
    bool ok() const { return !result_.fault && result_.unsupported.empty(); }

    std::optional<u64> argument() {
        const std::optional<u64> value = next_(result_.fault);
        if (!value && !result_.fault) result_.unsupported = "too few arguments";
        return value;
    }

    // A number or a star; stars take an argument.
    bool amount(const std::string& text, std::size_t& i, std::optional<i64>& value) {
        if (i < text.size() && text[i] == '*') {
            ++i;
            const std::optional<u64> given = argument();
            if (!given) return false;
            value = sign<32>(*given);
            return true;
        }
        while (i < text.size() && text[i] >= '0' && text[i] <= '9') {
            value = value.value_or(0) * 10 + (text[i++] - '0');
            if (*value > 1'000'000) return false;
        }
        return true;
    }

    bool parse(const std::string& text, std::size_t& i, Conversion& c) {
        while (i < text.size() && std::string_view("-+ #0").find(text[i]) != std::string_view::npos)
            c.spec += text[i++];
        std::optional<i64> width, precision;
        if (!amount(text, i, width)) return false;
        if (width) c.spec += std::to_string(*width);
        if (i < text.size() && text[i] == '.') {
            ++i;
            precision = 0;
            if (!amount(text, i, precision)) return false;
            if (*precision >= 0) c.spec += "." + std::to_string(*precision);
            c.precision = *precision;
        }
        for (; i < text.size(); ++i) {
            const char m = text[i];
            if (m == 'h')
                c.bits = c.bits == 16 ? 8 : 16;
            else if (m == 'l' || m == 'z' || m == 'j' || m == 't' || m == 'q')
                c.bits = 64;
            else
                break;
        }
        if (i >= text.size()) return false;
        c.letter = text[i];
        if (std::string_view("diuxXocspfFgGeEaA%").find(c.letter) == std::string_view::npos) return false;
        ++i;
        return true;
    }

    void convert(const Conversion& c) {
        if (c.letter == '%') {
            result_.text += '%';
            return;
        }
        const std::optional<u64> value = argument();
        if (!value) return;
        const u64 narrow = *value & ones(c.bits);
        switch (c.letter) {
            case 'd':
            case 'i':
                append(result_.text, c.spec + "lld", static_cast<long long>(sign_extend(narrow, c.bits)));
                break;
            case 'u':
            case 'x':
            case 'X':
            case 'o':
                append(result_.text, c.spec + "ll" + c.letter, static_cast<unsigned long long>(narrow));
                break;
            case 'c': {
                // snprintf would end the text at a NUL; C writes it.
                const char character = static_cast<char>(*value);
                if (character == '\0')
                    result_.text += '\0';
                else
                    append(result_.text, c.spec + "c",
                           static_cast<int>(static_cast<unsigned char>(character)));
                break;
            }
            case 'p':
                if (*value == 0)
                    append(result_.text, c.spec + "s", "(nil)");
                else
                    append(result_.text, c.spec + "#llx", static_cast<unsigned long long>(*value));
                break;
            case 's': {
                const Formatted string =
                    read_string(memory_, *value, c.precision >= 0 ? static_cast<u64>(c.precision) : ~u64{0});
                result_.fault = string.fault;
                if (!string.fault) append(result_.text, c.spec + "s", string.text.c_str());
                break;
            }
            default: append(result_.text, c.spec + c.letter, std::bit_cast<double>(*value)); break;
        }
    }

    const ByteReader& memory_;
    NextArgument next_;
    Formatted result_;
};

}  // namespace

Formatted read_string(const ByteReader& memory, Address address, u64 most) {
    Formatted result;
    for (u64 i = 0; i < most; ++i) {
        u8 byte = 0, undefined = 0;
        result.fault = memory.read(address + i, byte, undefined);
        if (!result.fault && undefined != 0) result.fault = {FaultCode::Uninitialised, address + i, {}};
        if (result.fault || byte == 0) break;
        result.text += static_cast<char>(byte);
    }
    return result;
}

Formatted format_text(const ByteReader& memory, Address format, const std::vector<u64>& arguments) {
    std::size_t used = 0;
    return Formatter(memory,
                     [&](Fault&) -> std::optional<u64> {
                         if (used == arguments.size()) return std::nullopt;
                         return arguments[used++];
                     })
        .run(format);
}

Formatted format_list(const ByteReader& memory, Address format, Address list) {
    Formatted result;
    std::optional<u64> area = read_word(memory, list + 8, result.fault);
    if (!area) return result;
    return Formatter(memory,
                     [&](Fault& fault) {
                         const std::optional<u64> word = read_word(memory, *area, fault);
                         *area += 8;
                         return word;
                     })
        .run(format);
}

}  // namespace raddle
