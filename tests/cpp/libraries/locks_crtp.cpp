// broken: -DBROKEN | race | data race on n
// two spin locks behind one base, by a concept
#include <concepts>
#include <atomic>
#include <thread>
#include <cassert>
#include <utility>
template <class D> struct Lockable {
    void with(auto &&f) { auto &d = static_cast<D &>(*this); d.acquire(); f(); d.release(); }
};
struct TicketLock : Lockable<TicketLock> {
    std::atomic<unsigned> next{0}, serving{0};
    void acquire() { unsigned t = next.fetch_add(1, std::memory_order_relaxed); while (serving.load(std::memory_order_acquire) != t) ; }
    void release() { 
#ifdef BROKEN
        serving.store(serving.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
#else
        serving.store(serving.load(std::memory_order_relaxed) + 1, std::memory_order_release);
#endif
    }
};
struct SpinLock : Lockable<SpinLock> {
    std::atomic_flag f;
    void acquire() { while (f.test_and_set(std::memory_order_acquire)) while (f.test(std::memory_order_relaxed)) ; }
    void release() { f.clear(std::memory_order_release); }
};
template <class L> concept Guarded = requires(L l) { { l.acquire() } -> std::same_as<void>; l.release(); };
template <Guarded L> int race(L &l) {
    int n = 0;
    auto body = [&] { l.with([&] { n++; }); };
    std::thread a(body), b(body);
    a.join(); b.join();
    return n;
}
int main() { TicketLock t; SpinLock s; assert(race(t) == 2); assert(race(s) == 2); }
