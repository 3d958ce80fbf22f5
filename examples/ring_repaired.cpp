#include <array>
#include <atomic>
#include <cassert>
#include <thread>

template <typename T, std::size_t N>
class Ring {
public:
    bool push(T value) {
        std::size_t tail = tail_.load(std::memory_order_relaxed);
        std::size_t next = (tail + 1) % N;
        if (next == head_.load(std::memory_order_acquire)) return false;
        slots_[tail] = value;
        tail_.store(next, std::memory_order_release);
        return true;
    }

    bool pop(T &value) {
        std::size_t head = head_.load(std::memory_order_relaxed);
        if (head == tail_.load(std::memory_order_acquire)) return false;
        value = slots_[head];
        head_.store((head + 1) % N, std::memory_order_release);
        return true;
    }

private:
    std::array<T, N> slots_{};
    std::atomic<std::size_t> head_{0}, tail_{0};
};

int main() {
    Ring<int, 3> ring;
    std::thread producer([&] {
        for (int i = 1; i <= 4; i++)
            while (!ring.push(i)) {}
    });
    for (int i = 1; i <= 4; i++) {
        int value = 0;
        while (!ring.pop(value)) {}
        assert(value == i);
    }
    producer.join();
}
