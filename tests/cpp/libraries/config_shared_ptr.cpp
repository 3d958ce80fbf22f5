// A configuration behind a shared_ptr that readers copy and a writer replaces, atomically.
// broken: -DBROKEN | race | data race
#include <cassert>
#include <memory>
#include <thread>

struct Config {
    int width, height;
};

std::shared_ptr<const Config> current = std::make_shared<const Config>(Config{1, 1});

std::shared_ptr<const Config> get() {
#ifdef BROKEN
    return current;
#else
    return std::atomic_load(&current);
#endif
}

void set(int size) { std::atomic_store(&current, std::shared_ptr<const Config>(new Config{size, size})); }

int main() {
    std::thread writer([] { set(2); });
    auto config = get();
    assert(config->width == config->height);
    writer.join();
    assert(get()->width == 2);
}
