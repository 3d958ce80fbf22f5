// broken: -DBROKEN | assertion | best\.load\(\) == 3\.5 fails
// the greatest of several values, floating point
#include <atomic>
#include <thread>
#include <vector>
#include <algorithm>
#include <cassert>
template <typename T> void update_max(std::atomic<T> &m, T v) {
    T cur = m.load(std::memory_order_relaxed);
#ifdef BROKEN
    if (cur < v) m.store(v);
#else
    while (cur < v && !m.compare_exchange_weak(cur, v, std::memory_order_relaxed)) {}
#endif
}
int main() {
    std::atomic<double> best{0.0};
    std::vector<std::thread> ts;
    for (double d : {1.5, 3.5, 2.5}) ts.emplace_back([&best, d] { update_max(best, d); });
    for (auto &t : ts) t.join();
    assert(best.load() == 3.5);
    std::atomic<float> f{1.0f}; f.fetch_add(0.5f); assert(f == 1.5f);
    std::atomic<int *> p; int arr[3]; p = arr; p += 2; assert(p.load() == arr + 2);
}
