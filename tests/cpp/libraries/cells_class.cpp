// broken: -DBROKEN | race | data race on q\.buf_\[0\]\.data
// a queue of cells with numbers, several of both sides
#include <atomic>
#include <array>
#include <cstddef>
#include <thread>
#include <cassert>
template <typename T, std::size_t N> class MpmcQueue {
    struct Cell { std::atomic<std::size_t> seq; T data; };
    std::array<Cell, N> buf_;
    alignas(64) std::atomic<std::size_t> enq_{0};
    alignas(64) std::atomic<std::size_t> deq_{0};
public:
    MpmcQueue() { for (std::size_t i = 0; i < N; ++i) buf_[i].seq.store(i, std::memory_order_relaxed); }
    bool push(const T &v) {
        auto pos = enq_.load(std::memory_order_relaxed);
        for (;;) {
            Cell &c = buf_[pos % N];
            auto dif = (std::intptr_t)c.seq.load(std::memory_order_acquire) - (std::intptr_t)pos;
            if (dif == 0) {
                if (enq_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) {
                    c.data = v;
#ifdef BROKEN
                    c.seq.store(pos + 1, std::memory_order_relaxed);
#else
                    c.seq.store(pos + 1, std::memory_order_release);
#endif
                    return true;
                }
            } else if (dif < 0) return false;
            else pos = enq_.load(std::memory_order_relaxed);
        }
    }
    bool pop(T &v) {
        auto pos = deq_.load(std::memory_order_relaxed);
        for (;;) {
            Cell &c = buf_[pos % N];
            auto dif = (std::intptr_t)c.seq.load(std::memory_order_acquire) - (std::intptr_t)(pos + 1);
            if (dif == 0) {
                if (deq_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) {
                    v = c.data; c.seq.store(pos + N, std::memory_order_release); return true;
                }
            } else if (dif < 0) return false;
            else pos = deq_.load(std::memory_order_relaxed);
        }
    }
};
MpmcQueue<int, 2> q;
int main() {
    std::thread p1([] { assert(q.push(1)); }), p2([] { assert(q.push(2)); });
    int a = 0, b = 0;
    std::thread c([&] { while (!q.pop(a)) std::this_thread::yield(); });
    while (!q.pop(b)) {}
    p1.join(); p2.join(); c.join();
    assert(a + b == 3);
}
