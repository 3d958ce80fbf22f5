// A configuration that readers look at without a lock; the writer waits for them before it deletes the old one.
// broken: -DBROKEN | memory | after free
#include <atomic>
#include <cassert>
#include <thread>

struct Config {
    int a, b;
};

class Rcu {
    std::atomic<Config*> current{new Config{1, 1}};
    std::atomic<int> readers[2] = {0, 0};

public:
    ~Rcu() { delete current.load(); }

    template <class Reader>
    auto read(int me, Reader reader) {
        readers[me].store(1);
        auto result = reader(*current.load());
        readers[me].store(0);
        return result;
    }
    void update(Config next) {
        Config* old = current.exchange(new Config(next));
#ifndef BROKEN
        for (auto& active : readers)
            while (active.load() != 0) std::this_thread::yield();
#endif
        delete old;
    }
};

int main() {
    Rcu rcu;
    std::thread first([&] {
        int sum = rcu.read(0, [](const Config& config) { return config.a + config.b; });
        assert(sum == 2 || sum == 4);
    });
    std::thread second([&] {
        int sum = rcu.read(1, [](const Config& config) { return config.a + config.b; });
        assert(sum == 2 || sum == 4);
    });
    rcu.update({2, 2});
    first.join();
    second.join();
}
