// A bounded queue for many producers and consumers with a sequence number in each cell.
// broken: -DBROKEN | race | data race on queue.cells
#include <atomic>
#include <cassert>
#include <cstddef>
#include <thread>
#include <vector>

template <class T, std::size_t N>
class Queue {
    struct Cell {
        std::atomic<std::size_t> sequence;
        T value;
    };
    Cell cells[N];
    std::atomic<std::size_t> tail{0}, head{0};

public:
    Queue() {
        for (std::size_t i = 0; i < N; i++) cells[i].sequence.store(i, std::memory_order_relaxed);
    }
    bool enqueue(T value) {
        std::size_t at = tail.load(std::memory_order_relaxed);
        for (;;) {
            Cell& cell = cells[at % N];
            std::size_t sequence = cell.sequence.load(std::memory_order_acquire);
            auto distance = static_cast<std::ptrdiff_t>(sequence) - static_cast<std::ptrdiff_t>(at);
            if (distance == 0) {
                if (tail.compare_exchange_weak(at, at + 1, std::memory_order_relaxed)) {
                    cell.value = value;
#ifdef BROKEN
                    cell.sequence.store(at + 1, std::memory_order_relaxed);
#else
                    cell.sequence.store(at + 1, std::memory_order_release);
#endif
                    return true;
                }
            } else if (distance < 0) {
                return false;
            } else {
                at = tail.load(std::memory_order_relaxed);
            }
        }
    }
    bool dequeue(T& value) {
        std::size_t at = head.load(std::memory_order_relaxed);
        for (;;) {
            Cell& cell = cells[at % N];
            std::size_t sequence = cell.sequence.load(std::memory_order_acquire);
            auto distance = static_cast<std::ptrdiff_t>(sequence) - static_cast<std::ptrdiff_t>(at + 1);
            if (distance == 0) {
                if (head.compare_exchange_weak(at, at + 1, std::memory_order_relaxed)) {
                    value = cell.value;
                    cell.sequence.store(at + N, std::memory_order_release);
                    return true;
                }
            } else if (distance < 0) {
                return false;
            } else {
                at = head.load(std::memory_order_relaxed);
            }
        }
    }
};

Queue<int, 2> queue;
std::atomic<int> sum{0};

int main() {
    std::vector<std::thread> threads;
    for (int i = 1; i <= 2; i++) threads.emplace_back([i] { assert(queue.enqueue(i)); });
    threads.emplace_back([] {
        int value;
        while (!queue.dequeue(value)) std::this_thread::yield();
        sum += value;
    });
    for (auto& thread : threads) thread.join();
    int value;
    assert(queue.dequeue(value));
    assert(sum + value == 3);
    assert(!queue.dequeue(value));
}
