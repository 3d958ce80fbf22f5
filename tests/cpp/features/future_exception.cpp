#include <future>
#include <cassert>
#include <stdexcept>
int main() {
    auto f = std::async(std::launch::async, []() -> int { throw std::runtime_error("no"); });
    bool c = false;
    try {
        f.get();
    } catch (const std::runtime_error& e) {
        c = true;
    }
    assert(c);
}
