// A lock for readers and writers in one word.
// broken: -DBROKEN | race | data race on value
#include <atomic>
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

class RwSpin {
    std::atomic<int> state{0};

public:
    void lock() {
        int expected = 0;
        while (!state.compare_exchange_weak(expected, -1, std::memory_order_acquire)) expected = 0;
    }
    void unlock() { state.store(0, std::memory_order_release); }
    void lock_shared() {
        for (;;) {
            int now = state.load(std::memory_order_relaxed);
            if (now >= 0 && state.compare_exchange_weak(now, now + 1, std::memory_order_acquire)) return;
        }
    }
    void unlock_shared() {
#ifdef BROKEN
        state.fetch_sub(1, std::memory_order_relaxed);
#else
        state.fetch_sub(1, std::memory_order_release);
#endif
    }
};

RwSpin rw;
int value = 0;

int main() {
    std::thread reader([] {
        std::shared_lock lock(rw);
        assert(value == 0 || value == 1);
    });
    std::thread writer([] {
        std::lock_guard lock(rw);
        value = 1;
    });
    {
        std::shared_lock lock(rw);
        assert(value == 0 || value == 1);
    }
    reader.join();
    writer.join();
}
