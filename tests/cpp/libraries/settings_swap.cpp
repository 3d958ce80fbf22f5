// broken: -DBROKEN | race | data race on current
// settings that are replaced as a whole
#include <atomic>
#include <memory>
#include <thread>
#include <cassert>
struct Settings { int width, height; };
#ifdef BROKEN
std::shared_ptr<Settings> current;
static std::shared_ptr<Settings> load() { return current; }
static void store(std::shared_ptr<Settings> s) { current = s; }
#else
std::atomic<std::shared_ptr<Settings>> current;
static std::shared_ptr<Settings> load() { return current.load(); }
static void store(std::shared_ptr<Settings> s) { current.store(std::move(s)); }
#endif
int main() {
    store(std::make_shared<Settings>(Settings{1, 1}));
    std::thread reader([] { auto s = load(); assert(s->width == s->height); });
    std::thread writer([] { store(std::make_shared<Settings>(Settings{2, 2})); });
    reader.join(); writer.join();
}
