#include <atomic>
#include <cassert>
#include <thread>

class SpinLock {
    std::atomic_flag taken = ATOMIC_FLAG_INIT;

public:
    void lock() {
        while (taken.test_and_set(std::memory_order_acquire)) {
        }
    }
    void unlock() { taken.clear(std::memory_order_release); }
};

SpinLock spin;
int counter;

void work() {
    spin.lock();
    counter++;
    spin.unlock();
}

int main() {
    std::thread first(work), second(work);
    first.join();
    second.join();
    assert(counter == 2);
}
