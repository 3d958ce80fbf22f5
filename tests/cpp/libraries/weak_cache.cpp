// A cache that does not keep its entries alive: whoever looks must lock the weak pointer first.
// broken: -DBROKEN | race | frees
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

struct Image {
    int pixels = 640;
};

class Cache {
    std::mutex mutex;
    std::weak_ptr<Image> entry;
    Image* raw = nullptr;

public:
    std::shared_ptr<Image> load() {
        std::lock_guard lock(mutex);
        auto found = entry.lock();
        if (!found) {
            found = std::shared_ptr<Image>(new Image);
            entry = found;
            raw = found.get();
        }
        return found;
    }
    int peek() {
        std::lock_guard lock(mutex);
#ifdef BROKEN
        return raw ? raw->pixels : 0;
#else
        auto found = entry.lock();
        return found ? found->pixels : 0;
#endif
    }
};

int main() {
    Cache cache;
    std::thread user([&] { assert(cache.load()->pixels == 640); });
    int seen = cache.peek();
    user.join();
    assert(seen == 0 || seen == 640);
}
