#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

template <class T> class Channel {
    std::mutex mutex;
    std::condition_variable changed;
    T value{};
    bool full = false;

public:
    void put(T given) {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return !full; });
        value = given;
        full = true;
        changed.notify_all();
    }
    T take() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return full; });
        full = false;
        changed.notify_all();
        return value;
    }
};

Channel<int> channel;

int main() {
    std::thread producer([] {
        channel.put(1);
        channel.put(2);
    });
    int first = channel.take(), second = channel.take();
    producer.join();
    assert(first == 1 && second == 2);
}
