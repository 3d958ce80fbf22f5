// Threads count into a plain array through atomic_ref.
// broken: -DBROKEN | race | data race
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

int main() {
    std::vector<int> bins(2);
    auto count = [&](std::initializer_list<int> values) {
        for (int value : values) {
#ifdef BROKEN
            bins[value % 2]++;
#else
            std::atomic_ref(bins[value % 2]).fetch_add(1, std::memory_order_relaxed);
#endif
        }
    };
    std::thread other([&] { count({1, 2}); });
    count({3, 4});
    other.join();
    assert(bins[0] == 2 && bins[1] == 2);
}
