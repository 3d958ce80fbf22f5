// kind: race
// message: data race on s
#include <string>
#include <thread>
#include <iostream>
int main() {
    std::string s = "a";
    std::thread a([&] { s += "bcd"; });
    std::cout << s << "\n";
    a.join();
}
