#include <atomic>
#include <thread>

std::atomic<int> x{0}, y{0};

int main() {
    std::thread first([] { x.store(1, std::memory_order_relaxed); (void)y.load(std::memory_order_acquire); });
    std::thread second([] { y = 1; (void)x.load(); });
    std::thread third([] { int seen = 0; x.compare_exchange_strong(seen, 2, std::memory_order_acq_rel); y.fetch_or(4); });
    first.join();
    second.join();
    third.join();
}
