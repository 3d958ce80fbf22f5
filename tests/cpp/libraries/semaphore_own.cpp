// A counting semaphore. Who was woken must look again: somebody may have come in between.
// broken: -DBROKEN | assertion | count >= 0
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

class Semaphore {
    std::mutex mutex;
    std::condition_variable positive;
    int count;

public:
    explicit Semaphore(int n) : count(n) {}
    void acquire() {
        std::unique_lock lock(mutex);
#ifdef BROKEN
        if (count == 0) positive.wait(lock);
#else
        while (count == 0) positive.wait(lock);
#endif
        count--;
        assert(count >= 0);
    }
    void release() {
        std::lock_guard lock(mutex);
        count++;
        positive.notify_one();
    }
};

int main() {
    Semaphore semaphore(0);
    std::thread a([&] { semaphore.acquire(); semaphore.release(); });
    std::thread b([&] { semaphore.acquire(); semaphore.release(); });
    semaphore.release();
    a.join();
    b.join();
}
