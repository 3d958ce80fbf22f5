// A vector that only grows: readers look up to the size that was published.
// broken: -DORDER=relaxed | race | data race on journal.items
#include <array>
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>
#ifndef ORDER
#define ORDER release
#endif

template <class T, std::size_t N>
class AppendOnly {
    std::array<T, N> items{};
    std::atomic<std::size_t> size{0};
    std::mutex writers;

public:
    void append(T item) {
        std::lock_guard lock(writers);
        auto at = size.load(std::memory_order_relaxed);
        items.at(at) = std::move(item);
        size.store(at + 1, std::memory_order::ORDER);
    }
    template <class Visit>
    void each(Visit visit) const {
        const auto end = size.load(std::memory_order_acquire);
        for (std::size_t i = 0; i < end; i++) visit(items[i]);
    }
};

AppendOnly<int, 4> journal;

int main() {
    std::thread a([] { journal.append(1); });
    std::thread b([] { journal.append(2); });
    int sum = 0;
    journal.each([&](int item) { sum += item; });
    assert(sum <= 3);
    a.join();
    b.join();
    sum = 0;
    journal.each([&](int item) { sum += item; });
    assert(sum == 3);
}
