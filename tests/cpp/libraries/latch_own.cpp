// A latch made of a mutex and a condition variable.
// broken: -DBROKEN | deadlock | deadlock|wait
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

class Latch {
    std::mutex mutex;
    std::condition_variable zero;
    int count;

public:
    explicit Latch(int n) : count(n) {}
    void count_down() {
        std::unique_lock lock(mutex);
        if (--count == 0) zero.notify_all();
    }
    void wait() {
        std::unique_lock lock(mutex);
#ifdef BROKEN
        zero.wait(lock);
#else
        while (count != 0) zero.wait(lock);
#endif
    }
};

int main() {
    Latch latch(2);
    int data[2] = {0, 0};
    std::thread a([&] { data[0] = 1; latch.count_down(); });
    std::thread b([&] { data[1] = 2; latch.count_down(); });
    latch.wait();
    assert(data[0] + data[1] == 3);
    a.join();
    b.join();
}
