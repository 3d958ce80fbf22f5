#include <barrier>
#include <thread>
#include <cassert>
int a, b;
int main() {
    std::barrier bar(2);
    std::thread t([&] {
        a = 1;
        bar.arrive_and_wait();
        assert(b == 1);
    });
    b = 1;
    bar.arrive_and_wait();
    assert(a == 1);
    t.join();
}
