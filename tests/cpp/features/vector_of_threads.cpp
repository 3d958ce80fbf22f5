#include <thread>
#include <vector>
#include <atomic>
#include <cstdio>
int main() {
    std::atomic<int> n{0};
    std::vector<std::thread> v;
    for (int i = 0; i < 3; i++) v.emplace_back([&n] { n.fetch_add(1, std::memory_order_relaxed); });
    for (auto& t : v) t.join();
    std::printf("%d\n", n.load());
    return n == 3 ? 0 : 1;
}
