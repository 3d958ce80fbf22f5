// Subscribers are called under a shared lock and added under an exclusive one.
// broken: -DBROKEN | race | data race
#include <atomic>
#include <cassert>
#include <functional>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

class EventBus {
public:
    using Handler = std::function<void(const std::string&)>;
    void subscribe(Handler handler) {
#ifdef BROKEN
        std::shared_lock lock(mutex);
#else
        std::unique_lock lock(mutex);
#endif
        handlers.push_back(std::move(handler));
    }
    void publish(const std::string& event) const {
        std::shared_lock lock(mutex);
        for (const auto& handler : handlers) handler(event);
    }

private:
    mutable std::shared_mutex mutex;
    std::vector<Handler> handlers;
};

int main() {
    EventBus bus;
    std::atomic<int> calls{0};
    bus.subscribe([&](const std::string& event) { calls += event.size(); });
    std::thread publisher([&] { bus.publish("hi"); });
    std::thread subscriber([&] { bus.subscribe([&](const std::string&) { calls += 10; }); });
    publisher.join();
    subscriber.join();
    assert(calls == 2 || calls == 12);
}
