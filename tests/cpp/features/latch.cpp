#include <latch>
#include <thread>
#include <cassert>
int a, b;
int main() {
    std::latch l(2);
    std::thread t([&] {
        a = 1;
        l.count_down();
    });
    std::thread u([&] {
        b = 1;
        l.count_down();
    });
    l.wait();
    assert(a == 1 && b == 1);
    t.join();
    u.join();
}
