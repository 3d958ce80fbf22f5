#include <atomic>
#include <mutex>
#include <thread>
#include <vector>
#include <iostream>
class SpinLock {
    std::atomic_flag f_ = ATOMIC_FLAG_INIT;

   public:
    void lock() noexcept {
        while (f_.test_and_set(std::memory_order_acquire))
            while (f_.test(std::memory_order_relaxed)) {
            }
    }
    void unlock() noexcept { f_.clear(std::memory_order_release); }
};
SpinLock s;
int n;
int main() {
    std::vector<std::thread> v;
    for (int i = 0; i < 3; ++i)
        v.emplace_back([] {
            std::lock_guard<SpinLock> g(s);
            ++n;
        });
    for (auto& t : v) t.join();
    std::cout << n << "\n";
    return n == 3 ? 0 : 1;
}
