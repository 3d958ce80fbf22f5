// std::atomic<std::shared_ptr<T>>: a configuration that is replaced while others read it, and a counter by compare-exchange.
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

struct Config {
    int a, b;
};
static std::atomic<std::shared_ptr<const Config>> current{std::make_shared<const Config>(Config{1, 1})};
static std::atomic<std::shared_ptr<int>> counter;

static void count() {
    std::shared_ptr<int> seen = counter.load(std::memory_order_acquire);
    while (!counter.compare_exchange_weak(seen, std::make_shared<int>(*seen + 1))) {
    }
}

int main() {
    counter = std::make_shared<int>(0);
    std::thread writer([] {
        current.store(std::make_shared<const Config>(Config{2, 2}), std::memory_order_release);
        count();
    });
    auto config = current.load();
    assert(config->a == config->b);
    count();
    writer.join();
    assert(*counter.load() == 2);
    assert(current.exchange(nullptr)->a == 2);
}
