// broken: -DBROKEN | race | data race on hash node
// event bus guarded by a shared_mutex
#include <cassert>
#include <functional>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>
#include <atomic>

class EventBus {
public:
    using Handler = std::function<void(const std::string&)>;
    int subscribe(const std::string& topic, Handler h) {
        std::unique_lock lock(mutex_);
        int id = next_id_++;
        handlers_[topic].emplace(id, std::move(h));
        return id;
    }
    void unsubscribe(const std::string& topic, int id) {
#ifdef BROKEN
        std::shared_lock lock(mutex_);
#else
        std::unique_lock lock(mutex_);
#endif
        if (auto it = handlers_.find(topic); it != handlers_.end()) it->second.erase(id);
    }
    std::size_t publish(const std::string& topic, const std::string& message) const {
        std::shared_lock lock(mutex_);
        auto it = handlers_.find(topic);
        if (it == handlers_.end()) return 0;
        for (const auto& [id, handler] : it->second) handler(message);
        return it->second.size();
    }
private:
    mutable std::shared_mutex mutex_;
    std::unordered_map<std::string, std::map<int, Handler>> handlers_;
    int next_id_ = 1;
};

int main() {
    EventBus bus;
    std::atomic<int> hits = 0;
    int first = bus.subscribe("news", [&](const std::string& m) { hits += static_cast<int>(m.size()); });
    std::thread publisher([&] { bus.publish("news", "hello"); });
    std::thread remover([&] { bus.unsubscribe("news", first); });
    publisher.join();
    remover.join();
    assert(hits == 0 || hits == 5);
    assert(bus.publish("news", "x") == 0);
}
