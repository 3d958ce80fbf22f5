// broken: -DBROKEN | race | data race on Cell
// Vyukov bounded MPMC queue
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>
#include <vector>
#include <numeric>

template <class T> class MpmcQueue {
    struct Cell { std::atomic<size_t> sequence; T data; };
    std::unique_ptr<Cell[]> buffer_;
    const size_t mask_;
    std::atomic<size_t> enqueue_pos_{0}, dequeue_pos_{0};
public:
    explicit MpmcQueue(size_t size) : buffer_(new Cell[size]), mask_(size - 1) {
        assert((size & mask_) == 0);
        for (size_t i = 0; i != size; i++) buffer_[i].sequence.store(i, std::memory_order_relaxed);
    }
    bool enqueue(T const& data) {
        Cell* cell;
        size_t pos = enqueue_pos_.load(std::memory_order_relaxed);
        for (;;) {
            cell = &buffer_[pos & mask_];
            size_t seq = cell->sequence.load(std::memory_order_acquire);
            intptr_t dif = (intptr_t)seq - (intptr_t)pos;
            if (dif == 0) {
                if (enqueue_pos_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) break;
            } else if (dif < 0) return false;
            else pos = enqueue_pos_.load(std::memory_order_relaxed);
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
        Cell* cell;
        size_t pos = dequeue_pos_.load(std::memory_order_relaxed);
        for (;;) {
            cell = &buffer_[pos & mask_];
            size_t seq = cell->sequence.load(std::memory_order_acquire);
            intptr_t dif = (intptr_t)seq - (intptr_t)(pos + 1);
            if (dif == 0) {
                if (dequeue_pos_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) break;
            } else if (dif < 0) return false;
            else pos = dequeue_pos_.load(std::memory_order_relaxed);
        }
        data = cell->data;
        cell->sequence.store(pos + mask_ + 1, std::memory_order_release);
        return true;
    }
};

int main() {
    MpmcQueue<int> queue(4);
    std::atomic<int> sum{0};
    std::vector<std::thread> threads;
    for (int p = 0; p < 2; p++) threads.emplace_back([&, p] { queue.enqueue(p + 1); });
    threads.emplace_back([&] {
        int v;
        for (int k = 0; k < 2; k++)
            if (queue.dequeue(v)) sum += v;
    });
    for (auto& t : threads) t.join();
    int v;
    while (queue.dequeue(v)) sum += v;
    assert(sum == 3);
}
