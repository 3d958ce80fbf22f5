// A worker that stops when a flag is set; what it hands over is read after that.
// broken: -DORDER=relaxed | race | data race on result
#include <atomic>
#include <cassert>
#include <thread>
#ifndef ORDER
#define ORDER release
#endif

int result = 0;
std::atomic<bool> stop{false}, stopped{false};

int main() {
    std::thread worker([] {
        int turns = 1;
        while (!stop.load(std::memory_order_acquire)) std::this_thread::yield();
        result = turns;
        stopped.store(true, std::memory_order::ORDER);
    });
    stop.store(true, std::memory_order_release);
    while (!stopped.load(std::memory_order_acquire)) std::this_thread::yield();
    assert(result == 1);
    worker.join();
}
