// Atomic structs with padding: on the heap, and as a member that its constructor sets.
#include <atomic>
#include <cassert>
#include <thread>

struct Tag {
    short generation;
    int index;
};
struct Counted {
    int external;
    long *node;
};
struct Pool {
    std::atomic<Tag> tag{Tag{1, 2}};
    std::atomic<Counted> head{Counted{0, nullptr}};
};

int main() {
    auto *pool = new Pool;
    long one = 1;
    std::thread other([&] {
        Tag seen = pool->tag.load();
        while (!pool->tag.compare_exchange_weak(seen, Tag{short(seen.generation + 1), 7})) {
        }
        Counted old = pool->head.load();
        assert(pool->head.compare_exchange_strong(old, Counted{old.external + 1, &one}));
    });
    Tag seen = pool->tag.load();
    assert(pool->tag.compare_exchange_strong(seen, Tag{short(seen.generation + 1), 7}) || seen.generation == 2);
    other.join();
    Tag last = pool->tag.exchange(Tag{0, 0});
    assert(last.generation >= 2 && last.index == 7);
    assert(pool->head.load().external == 1 && *pool->head.load().node == 1);
    delete pool;
}
