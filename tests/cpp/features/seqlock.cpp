#include <atomic>
#include <thread>
#include <utility>
#include <cassert>
class SeqLock {
    std::atomic<unsigned> seq_{0};
    std::atomic<int> a_{0}, b_{0};

   public:
    void write(int v) {
        seq_.store(seq_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_release);
        a_.store(v, std::memory_order_relaxed);
        b_.store(v, std::memory_order_relaxed);
        seq_.fetch_add(1, std::memory_order_release);
    }
    std::pair<int, int> read() const {
        for (;;) {
            unsigned s = seq_.load(std::memory_order_acquire);
            if (s & 1) continue;
            int a = a_.load(std::memory_order_relaxed), b = b_.load(std::memory_order_relaxed);
            std::atomic_thread_fence(std::memory_order_acquire);
            if (seq_.load(std::memory_order_relaxed) == s) return {a, b};
        }
    }
};
int main() {
    SeqLock l;
    std::thread w([&] {
        l.write(1);
        l.write(2);
    });
    auto [a, b] = l.read();
    assert(a == b);
    w.join();
}
