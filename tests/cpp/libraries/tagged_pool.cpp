// A free list of indices. Without a tag that changes with every update, an index may come back unnoticed.
// broken: -DBROKEN | assertion | owner
#include <atomic>
#include <cassert>
#include <cstdint>
#include <thread>

class Pool {
    static constexpr std::uint32_t none = 3;
    std::atomic<std::uint64_t> head{0};
    std::atomic<std::uint32_t> next[3] = {1, 2, none};

    static std::uint64_t pack(std::uint64_t before, std::uint32_t index) {
#ifdef BROKEN
        (void)before;
        return index;
#else
        return ((before >> 32) + 1) << 32 | index;
#endif
    }

public:
    std::uint32_t get() {
        std::uint64_t old = head.load();
        std::uint32_t index;
        do {
            index = static_cast<std::uint32_t>(old);
            if (index == none) return none;
        } while (!head.compare_exchange_weak(old, pack(old, next[index].load())));
        return index;
    }
    void put(std::uint32_t index) {
        std::uint64_t old = head.load();
        do next[index].store(static_cast<std::uint32_t>(old));
        while (!head.compare_exchange_strong(old, pack(old, index)));
    }
};

Pool pool;
std::atomic<int> owner[4];

std::uint32_t take() {
    auto index = pool.get();
    assert(index == 3 || owner[index]++ == 0);
    return index;
}

int main() {
    std::thread other([] {
        auto a = take();
        auto b = take();
        if (a != 3) {
            owner[a]--;
            pool.put(a);
        }
        (void)b;
    });
    take();
    take();
    other.join();
}
