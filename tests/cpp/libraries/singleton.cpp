// A singleton with a double check; who comes late reads it without the lock.
// broken: -DSTORE=relaxed | race | data race
// broken: -DCHECK=relaxed | race | data race
#include <atomic>
#include <cassert>
#include <mutex>
#include <string>
#include <thread>
#ifndef STORE
#define STORE release
#endif
#ifndef CHECK
#define CHECK acquire
#endif

class Registry {
public:
    static Registry& instance() {
        Registry* found = pointer.load(std::memory_order::CHECK);
        if (!found) {
            std::lock_guard<std::mutex> lock(mutex);
            found = pointer.load(std::memory_order_relaxed);
            if (!found) {
                found = new Registry;
                pointer.store(found, std::memory_order::STORE);
            }
        }
        return *found;
    }
    int size() const { return count; }

private:
    Registry() : count(3) {}
    int count;
    static std::atomic<Registry*> pointer;
    static std::mutex mutex;
};
std::atomic<Registry*> Registry::pointer{nullptr};
std::mutex Registry::mutex;

int main() {
    std::thread first([] { assert(Registry::instance().size() == 3); });
    std::thread second([] { assert(Registry::instance().size() == 3); });
    first.join();
    second.join();
}
