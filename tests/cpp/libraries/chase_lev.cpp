// A deque whose owner pushes and pops at one end while thieves steal from the other.
// broken: -DBROKEN | assertion | taken\[
#include <atomic>
#include <cassert>
#include <optional>
#include <thread>

template <class T, long N>
class WorkQueue {
    std::atomic<long> top{0}, bottom{0};
    std::atomic<T> items[N];

public:
    void push(T item) {
        long b = bottom.load(std::memory_order_relaxed);
        items[b % N].store(item, std::memory_order_relaxed);
        bottom.store(b + 1, std::memory_order_release);
    }
    std::optional<T> take() {
        long b = bottom.load(std::memory_order_relaxed) - 1;
        bottom.store(b, std::memory_order_relaxed);
#ifndef BROKEN
        std::atomic_thread_fence(std::memory_order_seq_cst);
#endif
        long t = top.load(std::memory_order_relaxed);
        if (t > b) {
            bottom.store(b + 1, std::memory_order_relaxed);
            return std::nullopt;
        }
        T item = items[b % N].load(std::memory_order_relaxed);
        if (t == b) {
            bool won = top.compare_exchange_strong(t, t + 1, std::memory_order_seq_cst);
            bottom.store(b + 1, std::memory_order_relaxed);
            if (!won) return std::nullopt;
        }
        return item;
    }
    std::optional<T> steal() {
        long t = top.load(std::memory_order_acquire);
#ifndef BROKEN
        std::atomic_thread_fence(std::memory_order_seq_cst);
#endif
        long b = bottom.load(std::memory_order_acquire);
        if (t >= b) return std::nullopt;
        T item = items[t % N].load(std::memory_order_relaxed);
        if (!top.compare_exchange_strong(t, t + 1, std::memory_order_seq_cst)) return std::nullopt;
        return item;
    }
};

WorkQueue<int, 4> work;
std::atomic<int> taken[3];

int main() {
    work.push(1);
    work.push(2);
    std::thread thief([] {
        for (int i = 0; i < 2; i++)
            if (auto item = work.steal()) assert(taken[*item]++ == 0);
    });
    for (int i = 0; i < 2; i++)
        if (auto item = work.take()) assert(taken[*item]++ == 0);
    thief.join();
}
