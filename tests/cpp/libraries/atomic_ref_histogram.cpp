// Counters in a vector, through atomic_ref.
// broken: -DBROKEN | race | int\(new at atomic_ref_histogram.cpp:\d+\)\[1\]
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>
int main() {
    std::vector<int> hist(2);
    auto bump = [&](int i) {
#ifdef BROKEN
        hist[i]++;
#else
        std::atomic_ref<int>(hist[i]).fetch_add(1, std::memory_order_relaxed);
#endif
    };
    std::thread a([&] {
        bump(0);
        bump(1);
    }),
        b([&] {
            bump(1);
            bump(0);
        });
    a.join();
    b.join();
    assert(hist[0] == 2 && hist[1] == 2);
}
