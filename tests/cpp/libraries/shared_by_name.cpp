// broken: -DBROKEN | race | data race on cache\.entries_\+8
// a cache of shared_ptr by weak_ptr
#include <cassert>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

struct Texture {
    explicit Texture(std::string n) : name(std::move(n)) {}
    std::string name;
    int uses = 0;
};
class TextureCache {
public:
    std::shared_ptr<Texture> load(const std::string& name) {
#ifndef BROKEN
        std::lock_guard<std::mutex> guard(mutex_);
#endif
        auto it = entries_.find(name);
        if (it != entries_.end())
            if (auto alive = it->second.lock()) return alive;
        auto fresh = std::make_shared<Texture>(name);
        entries_[name] = fresh;
        ++created_;
        return fresh;
    }
    int created() const { return created_; }
private:
    std::mutex mutex_;
    std::unordered_map<std::string, std::weak_ptr<Texture>> entries_;
    int created_ = 0;
};
int main() {
    TextureCache cache;
    std::thread a([&] { auto t = cache.load("grass"); assert(t->name == "grass"); });
    std::thread b([&] { auto t = cache.load("grass"); assert(t->name == "grass"); });
    a.join();
    b.join();
    assert(cache.created() == 1 || cache.created() == 2);
    auto again = cache.load("grass");
    assert(again.use_count() == 1);
}
