// A ticket lock used through lock_guard.
// broken: -DORDER=relaxed | race | data race on counter
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>
#ifndef ORDER
#define ORDER release
#endif

class TicketLock {
    std::atomic<unsigned> next{0}, serving{0};

public:
    void lock() {
        unsigned mine = next.fetch_add(1, std::memory_order_relaxed);
        while (serving.load(std::memory_order_acquire) != mine) {
        }
    }
    void unlock() { serving.store(serving.load(std::memory_order_relaxed) + 1, std::memory_order::ORDER); }
};

TicketLock mutex;
int counter = 0;

void count() {
    std::lock_guard lock(mutex);
    counter++;
}

int main() {
    std::thread a(count), b(count), c(count);
    a.join();
    b.join();
    c.join();
    assert(counter == 3);
}
