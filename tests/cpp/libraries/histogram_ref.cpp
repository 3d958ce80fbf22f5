// broken: -DBROKEN | race | data race on int
#include <atomic>
#include <cassert>
#include <iostream>
#include <span>
#include <thread>
#include <vector>
void histogram(std::span<const int> data, std::span<int> bins) {
    for (int v : data) {
#ifdef BROKEN
        ++bins[v];
#else
        std::atomic_ref<int>(bins[v]).fetch_add(1, std::memory_order_relaxed);
#endif
    }
}
int main() {
    std::vector<int> data{0, 1, 1, 0};
    std::vector<int> bins(2);
    std::span all{data};
    {
        std::jthread a(histogram, all.first(2), std::span{bins});
        std::jthread b(histogram, all.subspan(2), std::span{bins});
    }
    assert(bins[0] == 2 && bins[1] == 2);
    for (std::size_t i = 0; i < bins.size(); ++i) std::cout << i << ": " << bins[i] << '\n';
}
