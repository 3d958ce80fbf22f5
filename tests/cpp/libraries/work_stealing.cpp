// Chase and Lev's deque in an array.
// broken: -DBROKEN | assertion | taken
#include <array>
#include <atomic>
#include <cassert>
#include <optional>
#include <thread>
template <typename T, std::size_t N>
class Deque {
    std::atomic<long> top{0}, bottom{0};
    std::array<std::atomic<T>, N> buf{};

  public:
    void push(T x) {
        long b = bottom.load(std::memory_order_relaxed);
        buf[b % N].store(x, std::memory_order_relaxed);
        std::atomic_thread_fence(std::memory_order_release);
        bottom.store(b + 1, std::memory_order_relaxed);
    }
    std::optional<T> pop() {
        long b = bottom.load(std::memory_order_relaxed) - 1;
        bottom.store(b, std::memory_order_relaxed);
#ifndef BROKEN
        std::atomic_thread_fence(std::memory_order_seq_cst);
#endif
        long t = top.load(std::memory_order_relaxed);
        std::optional<T> x;
        if (t <= b) {
            x = buf[b % N].load(std::memory_order_relaxed);
            if (t == b) {
                if (!top.compare_exchange_strong(t, t + 1, std::memory_order_seq_cst,
                                                 std::memory_order_relaxed))
                    x.reset();
                bottom.store(b + 1, std::memory_order_relaxed);
            }
        } else
            bottom.store(b + 1, std::memory_order_relaxed);
        return x;
    }
    std::optional<T> steal() {
        long t = top.load(std::memory_order_acquire);
        std::atomic_thread_fence(std::memory_order_seq_cst);
        long b = bottom.load(std::memory_order_acquire);
        if (t < b) {
            T x = buf[t % N].load(std::memory_order_relaxed);
            if (top.compare_exchange_strong(t, t + 1, std::memory_order_seq_cst, std::memory_order_relaxed))
                return x;
        }
        return std::nullopt;
    }
};
Deque<int, 4> d;
std::atomic<int> taken[3];
int main() {
    d.push(1);
    d.push(2);
    std::thread thief([] {
        for (int i = 0; i < 2; i++)
            if (auto x = d.steal()) assert(taken[*x]++ == 0);
    });
    for (int i = 0; i < 2; i++)
        if (auto x = d.pop()) assert(taken[*x]++ == 0);
    thief.join();
    assert(taken[1] + taken[2] == 2);
}
