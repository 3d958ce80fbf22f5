// A sequence lock around a value of two words.
// broken: -DBROKEN | assertion | seen.first == seen.second
#include <atomic>
#include <cassert>
#include <thread>

struct Pair {
    int first, second;
};

class SeqLock {
    std::atomic<unsigned> sequence{0};
    std::atomic<int> first{0}, second{0};

public:
    void write(Pair value) {
        unsigned now = sequence.load(std::memory_order_relaxed);
        sequence.store(now + 1, std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_release);
        first.store(value.first, std::memory_order_relaxed);
        second.store(value.second, std::memory_order_relaxed);
        sequence.store(now + 2, std::memory_order_release);
    }
    Pair read() const {
        for (;;) {
            unsigned before = sequence.load(std::memory_order_acquire);
            Pair value{first.load(std::memory_order_relaxed), second.load(std::memory_order_relaxed)};
            std::atomic_thread_fence(std::memory_order_acquire);
#ifdef BROKEN
            if (!(before & 1)) return value;
#else
            if (!(before & 1) && sequence.load(std::memory_order_relaxed) == before) return value;
#endif
        }
    }
};

int main() {
    SeqLock lock;
    std::thread writer([&] { lock.write({1, 1}); });
    Pair seen = lock.read();
    assert(seen.first == seen.second);
    writer.join();
}
