// A ring for one producer and one consumer; the consumer waits in a loop around an optional.
// broken: -DPUBLISH=relaxed | race | data race on queue.slots
// broken: -DTAKE=relaxed | race | data race on queue.slots
#include <atomic>
#include <cassert>
#include <optional>
#include <thread>
#ifndef PUBLISH
#define PUBLISH release
#endif
#ifndef TAKE
#define TAKE acquire
#endif

template <class T, unsigned N>
class Ring {
public:
    bool push(T value) {
        unsigned t = tail.load(std::memory_order_relaxed);
        if (t - head.load(std::memory_order_acquire) == N) return false;
        slots[t % N] = value;
        tail.store(t + 1, std::memory_order::PUBLISH);
        return true;
    }
    std::optional<T> pop() {
        unsigned h = head.load(std::memory_order_relaxed);
        if (h == tail.load(std::memory_order::TAKE)) return std::nullopt;
        T value = slots[h % N];
        head.store(h + 1, std::memory_order_release);
        return value;
    }

private:
    T slots[N];
    std::atomic<unsigned> head{0}, tail{0};
};

Ring<int, 2> queue;

int main() {
    std::thread producer([] {
        for (int i = 1; i <= 3; i++)
            while (!queue.push(i)) std::this_thread::yield();
    });
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        std::optional<int> value;
        while (!(value = queue.pop())) std::this_thread::yield();
        sum = sum * 10 + *value;
    }
    producer.join();
    assert(sum == 123);
}
