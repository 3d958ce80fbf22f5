#include <future>
#include <cassert>
int main() {
    auto f = std::async(std::launch::async, [](int a) { return a * 2; }, 21);
    assert(f.get() == 42);
    std::promise<int> p;
    auto g = p.get_future();
    std::thread t([&] { p.set_value(7); });
    assert(g.get() == 7);
    t.join();
}
