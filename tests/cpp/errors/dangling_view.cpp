// kind: memory
// message: use of char
#include <string>
#include <string_view>
#include <iostream>
#include <thread>
std::string_view trimmed() { std::string s = "a string that is long enough for the heap"; return std::string_view(s).substr(2); }
int main() { auto v = trimmed(); std::cout << v.size() << v[0] << "\n"; }
