#include <atomic>
#include <cassert>
#include <thread>

int main() {
    std::atomic<int> count{0};
    std::thread threads[4];
    for (auto &thread : threads) thread = std::thread([&] { count.fetch_add(1, std::memory_order_relaxed); });
    for (auto &thread : threads) thread.join();
    assert(count == 4);
}
