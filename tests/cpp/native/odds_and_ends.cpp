// Parts of the library that need something compiled apart: bits in streams, memory resources, random numbers, classes of characters.
#include <bitset>
#include <cstdio>
#include <iostream>
#include <locale>
#include <memory_resource>
#include <random>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::bitset<8> bits(0b10110);
    std::cout << bits << ' ' << bits.count() << '\n';
    std::istringstream in("1101");
    in >> bits;
    std::cout << bits.to_ulong() << '\n';
    char space[256];
    std::pmr::monotonic_buffer_resource resource(space, sizeof space);
    std::pmr::vector<std::pmr::string> names(&resource);
    for (int i = 0; i < 3; i++) names.emplace_back("a name that is not short " + std::to_string(i));
    std::cout << names.back() << '\n';
    std::mt19937 engine(42);
    std::uniform_int_distribution<int> dice(1, 6);
    for (int i = 0; i < 5; i++) std::cout << dice(engine) << ' ';
    std::cout << engine() << '\n';
    const auto &classes = std::use_facet<std::ctype<char>>(std::locale::classic());
    std::cout << classes.toupper('q') << classes.tolower('Q') << classes.is(std::ctype_base::digit, '7') << classes.widen('w') << '\n';
}
