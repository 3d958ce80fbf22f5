#include <thread>
#include <atomic>
#include <vector>
std::atomic<int> a;
int main() {
    std::vector<std::thread> v;
    v.reserve(2);
    for (int i = 0; i < 2; ++i)
        v.push_back(std::thread([i] { a.fetch_add(i + 1, std::memory_order_acq_rel); }));
    for (auto& t : v) t.join();
    return a.load() == 3 ? 0 : 1;
}
