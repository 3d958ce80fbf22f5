#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>
std::atomic<int> flag{0};
int data;
std::mutex m;
int counter;
void work(int by) {
    std::lock_guard<std::mutex> guard(m);
    counter += by;
}
int main() {
    std::thread a([] { data = 42; flag.store(1, std::memory_order_release); });
    std::thread b(work, 2), c(work, 3);
    if (flag.load(std::memory_order_acquire)) assert(data == 42);
    a.join(); b.join(); c.join();
    assert(counter == 5);
}
