// Test, then set; with a wait that grows, to a bound.
// broken: -DBROKEN | race | data race on shared
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

class SpinLock {
    std::atomic<bool> locked{false};

public:
    void lock() noexcept {
        for (;;) {
#ifdef BROKEN
            if (!locked.load(std::memory_order_acquire)) {
                locked.store(true, std::memory_order_release);
                return;
            }
#else
            if (!locked.exchange(true, std::memory_order_acquire)) return;
#endif
            while (locked.load(std::memory_order_relaxed)) std::this_thread::yield();
        }
    }
    bool try_lock() noexcept {
        return !locked.load(std::memory_order_relaxed) && !locked.exchange(true, std::memory_order_acquire);
    }
    void unlock() noexcept { locked.store(false, std::memory_order_release); }
};

SpinLock spin;
int shared = 0;

int main() {
    auto work = [] {
        std::scoped_lock lock(spin);
        ++shared;
    };
    std::thread a(work), b(work);
    {
        std::unique_lock lock(spin, std::try_to_lock);
        if (lock.owns_lock()) shared += 10;
    }
    a.join();
    b.join();
    assert(shared == 2 || shared == 12);
}
