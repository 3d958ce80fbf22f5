// broken: -DBROKEN | race | data race on registry\.current_
// copy-on-write configuration by atomic<shared_ptr>
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>
#include <vector>
struct Settings { int width, height; };
class Registry {
#ifdef BROKEN
    std::shared_ptr<const Settings> current_ = std::make_shared<Settings>(Settings{1, 1});
public:
    std::shared_ptr<const Settings> get() const { return current_; }
    void update(int f) { auto old = current_; current_ = std::make_shared<const Settings>(Settings{old->width + f, old->height + f}); }
#else
    std::atomic<std::shared_ptr<const Settings>> current_{std::make_shared<const Settings>(Settings{1, 1})};
public:
    std::shared_ptr<const Settings> get() const { return current_.load(); }
    void update(int f) {
        auto old = current_.load();
        std::shared_ptr<const Settings> next;
        do next = std::make_shared<const Settings>(Settings{old->width + f, old->height + f});
        while (!current_.compare_exchange_weak(old, next));
    }
#endif
};
int main() {
    Registry registry;
    std::thread w1([&] { registry.update(1); });
    std::thread w2([&] { registry.update(2); });
    std::thread r([&] {
        auto s = registry.get();
        assert(s->width == s->height);
    });
    w1.join(); w2.join(); r.join();
    assert(registry.get()->width == 4);
}
