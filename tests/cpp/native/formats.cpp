// std::format: numbers, text, widths, formatters of the program's own, errors.
#include <cstdio>
#include <format>
#include <string>
#include <string_view>
#include <vector>
struct P {
    int x, y;
};
template <>
struct std::formatter<P> : std::formatter<std::string> {
    auto format(P p, auto& c) const {
        return std::formatter<std::string>::format(std::format("({}, {})", p.x, p.y), c);
    }
};
void show(const std::string& s) {
    std::puts(s.c_str());
}
int main() {
    show(std::format("{} {:>4} {:x} {} {:.2f} {}", 1, 2, 255, "text", 1.5, true));
    show(std::format("{:08.3f}|{:e}|{}|{:g}|{:a}", 3.14159, 12345.678, 0.1, 1e20, 1.0));
    show(std::format("{:*^9}|{:<5}|{:+d}|{:#x}|{:#b}|{:c}", "mid", 'c', 7, 255, 5, 'z'));
    show(std::format("{} {}", 1.5f, std::string_view("sv")));
    show(std::format("{:>10}", P{1, 2}));
    show(std::format("{1} {0}", "a", "b"));
    show(std::format("{:{}}|{:.{}f}", 5, 4, 2.0, 1));
    try {
        show(std::vformat("{:d}", std::make_format_args("x")));
    } catch (const std::format_error& e) {
        std::puts("format_error");
    }
}
