#include <atomic>
#include <thread>
#include <cassert>
std::atomic<int> f;
int d;
int main() {
    std::thread t([] {
        d = 5;
        f.store(1);
        f.notify_one();
    });
    f.wait(0);
    assert(d == 5);
    t.join();
}
