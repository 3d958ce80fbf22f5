// Vyukov's bounded queue. The index that a cell shows publishes its data.
// broken: -DBROKEN | race | cell_t\(new\[\] at vyukov_queue.cpp:\d+\)\[\d\].data
#include <atomic>
#include <cassert>
#include <cstddef>
#include <memory>
#include <thread>
template <typename T>
class mpmc_bounded_queue {
    struct cell_t {
        std::atomic<size_t> sequence;
        T data;
    };
    static constexpr size_t cacheline = 64;
    std::unique_ptr<cell_t[]> const buffer_;
    size_t const mask_;
    alignas(cacheline) std::atomic<size_t> enqueue_pos_;
    alignas(cacheline) std::atomic<size_t> dequeue_pos_;

  public:
    explicit mpmc_bounded_queue(size_t n) : buffer_(new cell_t[n]), mask_(n - 1) {
        for (size_t i = 0; i != n; i++) buffer_[i].sequence.store(i, std::memory_order_relaxed);
        enqueue_pos_.store(0, std::memory_order_relaxed);
        dequeue_pos_.store(0, std::memory_order_relaxed);
    }
    bool enqueue(T const& data) {
        cell_t* cell;
        size_t pos = enqueue_pos_.load(std::memory_order_relaxed);
        for (;;) {
            cell = &buffer_[pos & mask_];
            size_t seq = cell->sequence.load(std::memory_order_acquire);
            intptr_t dif = (intptr_t)seq - (intptr_t)pos;
            if (dif == 0) {
                if (enqueue_pos_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) break;
            } else if (dif < 0)
                return false;
            else
                pos = enqueue_pos_.load(std::memory_order_relaxed);
        }
        cell->data = data;
#ifdef BROKEN
        cell->sequence.store(pos + 1, std::memory_order_relaxed);
#else
        cell->sequence.store(pos + 1, std::memory_order_release);
#endif
        return true;
    }
    bool dequeue(T& data) {
        cell_t* cell;
        size_t pos = dequeue_pos_.load(std::memory_order_relaxed);
        for (;;) {
            cell = &buffer_[pos & mask_];
            size_t seq = cell->sequence.load(std::memory_order_acquire);
            intptr_t dif = (intptr_t)seq - (intptr_t)(pos + 1);
            if (dif == 0) {
                if (dequeue_pos_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) break;
            } else if (dif < 0)
                return false;
            else
                pos = dequeue_pos_.load(std::memory_order_relaxed);
        }
        data = cell->data;
        cell->sequence.store(pos + mask_ + 1, std::memory_order_release);
        return true;
    }
};
int main() {
    mpmc_bounded_queue<int> q(2);
    std::thread p1([&] { assert(q.enqueue(1)); }), p2([&] { assert(q.enqueue(2)); });
    int x = 0;
    bool ok = q.dequeue(x);
    assert(!ok || x == 1 || x == 2);
    p1.join();
    p2.join();
}
