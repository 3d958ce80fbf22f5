// A mutex of atomic::wait with three states: free, taken, taken with somebody waiting.
// broken: -DBROKEN | deadlock | deadlock|wait
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

class Mutex {
    std::atomic<int> state{0};

public:
    void lock() {
        int expected = 0;
        if (state.compare_exchange_strong(expected, 1)) return;
        if (expected != 2) expected = state.exchange(2);
        while (expected != 0) {
            state.wait(2);
            expected = state.exchange(2);
        }
    }
    void unlock() {
#ifdef BROKEN
        state.store(0);
#else
        if (state.exchange(0) == 2) state.notify_one();
#endif
    }
};

Mutex mutex;
int counter = 0;

int main() {
    auto work = [] {
        std::lock_guard lock(mutex);
        counter++;
    };
    std::thread a(work), b(work);
    a.join();
    b.join();
    assert(counter == 2);
}
