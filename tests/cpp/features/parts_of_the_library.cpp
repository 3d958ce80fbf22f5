// What libc++ compiles apart and few programs need.
#include <cassert>
#include <chrono>
#include <functional>
#include <new>
#include <random>
#include <string>
#include <thread>
#include <valarray>

static int difference(int a, int b) { return a - b; }
struct Adder { int add(int x) const { return x + 1; } };

int main() {
    using namespace std::placeholders;
    int found = 0;
    std::thread other([&] { found = std::bind(difference, _2, _1)(1, 5); });
    other.join();
    assert(found == 4 && std::bind(&Adder::add, _1, 6)(Adder{}) == 7);
    std::valarray<int> numbers{1, 2, 3, 4};
    std::valarray<int> some = numbers[std::gslice(0, {2}, {2})];
    assert(some[1] == 3);
    std::random_device device;
    std::mt19937 engine(device());
    int dice = std::uniform_int_distribution<int>(1, 6)(engine);
    assert(dice >= 1 && dice <= 6);
    assert(std::set_new_handler(nullptr) == nullptr && std::get_new_handler() == nullptr);
    auto now = std::chrono::system_clock::now();
    assert(std::chrono::system_clock::from_time_t(std::chrono::system_clock::to_time_t(now)) <= now);
}
