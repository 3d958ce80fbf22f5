#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

std::atomic<int> next{0}, serving{0};
int count;

void work() {
    int ticket = next.fetch_add(1, std::memory_order_relaxed);
    while (serving.load(std::memory_order_acquire) != ticket) std::this_thread::yield();
    count++;
    serving.store(ticket + 1, std::memory_order_release);
}

int main() {
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) threads.emplace_back(work);
    for (auto &thread : threads) thread.join();
    assert(count == 4);
}
