// A bounded channel that can be closed: all who wait must hear of that.
// broken: -DBROKEN | deadlock | deadlock|wait
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <queue>
#include <thread>

template <class T>
class Channel {
    std::queue<T> items;
    const std::size_t capacity;
    bool closed = false;
    std::mutex mutex;
    std::condition_variable changed;

public:
    explicit Channel(std::size_t n) : capacity(n) {}
    bool send(T item) {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return closed || items.size() < capacity; });
        if (closed) return false;
        items.push(std::move(item));
        changed.notify_all();
        return true;
    }
    std::optional<T> receive() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return closed || !items.empty(); });
        if (items.empty()) return std::nullopt;
        T item = std::move(items.front());
        items.pop();
        changed.notify_all();
        return item;
    }
    void close() {
        std::lock_guard lock(mutex);
        closed = true;
#ifdef BROKEN
        changed.notify_one();
#else
        changed.notify_all();
#endif
    }
};

int main() {
    Channel<int> channel(1);
    assert(channel.send(1));
    assert(channel.receive() == 1);
    int got[2] = {0, 0};
    std::thread first([&] { got[0] = channel.receive().value_or(0); });
    std::thread second([&] { got[1] = channel.receive().value_or(0); });
    channel.close();
    first.join();
    second.join();
    assert(got[0] + got[1] == 0);
}
