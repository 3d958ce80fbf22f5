// The same for messages of several members, drained by `while (auto message = ring.try_pop())`.
// broken: -DBROKEN | race | slots
#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <optional>
#include <thread>

struct Message {
    int id;
    double weight;
};

template <typename T, std::size_t Capacity>
class SpscRing {
    std::array<T, Capacity> slots{};
    alignas(64) std::atomic<std::size_t> read{0};
    alignas(64) std::atomic<std::size_t> write{0};

public:
    bool try_push(const T& item) {
        const auto at = write.load(std::memory_order_relaxed);
        const auto next = (at + 1) % Capacity;
        if (next == read.load(std::memory_order_acquire)) return false;
#ifdef BROKEN
        write.store(next, std::memory_order_release);
        slots[at] = item;
#else
        slots[at] = item;
        write.store(next, std::memory_order_release);
#endif
        return true;
    }
    std::optional<T> try_pop() {
        const auto at = read.load(std::memory_order_relaxed);
        if (at == write.load(std::memory_order_acquire)) return {};
        T item = slots[at];
        read.store((at + 1) % Capacity, std::memory_order_release);
        return item;
    }
};

SpscRing<Message, 4> ring;
std::atomic<bool> done{false};

int main() {
    std::thread producer([] {
        for (int i = 1; i <= 2; ++i) assert(ring.try_push({i, i * 0.5}));
        done.store(true, std::memory_order_release);
    });
    int count = 0;
    double weight = 0;
    bool last = false;
    do {
        last = done.load(std::memory_order_acquire);
        while (auto message = ring.try_pop()) {
            assert(message->id == ++count);
            weight += message->weight;
        }
    } while (!last);
    producer.join();
    assert(count == 2 && weight == 1.5);
}
