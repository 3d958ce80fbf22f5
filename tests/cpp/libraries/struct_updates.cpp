// broken: -DBROKEN | assertion | top\.load\(\)\.tag == 2 fails
// structs of 16 and 4 bytes as atomics
#include <atomic>
#include <thread>
#include <cassert>
#include <cstdint>
struct alignas(16) Tagged { void *p; std::uint64_t tag; };
std::atomic<Tagged> top{Tagged{nullptr, 0}};
struct Small { short a, b; bool operator==(const Small &) const = default; };
std::atomic<Small> small{Small{0, 0}};
int x;
void bump() {
    Tagged old = top.load();
#ifdef BROKEN
    top.store(Tagged{&x, old.tag + 1});
#else
    while (!top.compare_exchange_weak(old, Tagged{&x, old.tag + 1})) {}
#endif
    Small s = small.load(std::memory_order_relaxed);
    while (!small.compare_exchange_strong(s, Small{short(s.a + 1), short(s.b - 1)})) {}
}
int main() {
    std::thread a(bump), b(bump);
    a.join(); b.join();
    assert(top.load().tag == 2);
    assert((small.load() == Small{2, -2}));
}
