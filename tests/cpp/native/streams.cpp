#include <iostream>
#include <string>
#include <iomanip>
struct P {
    int x, y;
};
std::ostream& operator<<(std::ostream& o, const P& p) {
    return o << '(' << p.x << ", " << p.y << ')';
}
int main() {
    std::string s = "str";
    std::cout << "a" << 1 << ' ' << -2 << 2u << 3L << 4ul << 2.5 << true << s << (void*)0 << P{1, 2}
              << std::endl;
    std::cout << std::hex << 255 << ' ' << -1 << ' ' << (short)-1 << std::dec << std::flush;
    std::cout << std::setw(5) << 3 << std::boolalpha << true << '\n'
              << std::setfill('0') << std::setw(4) << 42 << std::left << std::setw(6) << "ab"
              << "|\n"
              << std::fixed << std::setprecision(2) << 3.14159 << ' ' << std::scientific
              << 12345.678 << std::defaultfloat << ' ' << 1e10 << ' ' << 0.1f << "\n";
    if (std::cout) std::cout << "good\n";
    std::cout.put('c').write("xyz", 2)
        << std::showbase << std::hex << std::uppercase << 255 << std::oct << 8 << std::noshowbase
        << std::nouppercase << std::dec << std::showpos << 5 << std::noshowpos << "\n";
    std::cout << 1LL << 2ULL << (unsigned char)'u' << nullptr << std::endl;
    return 0;
}
