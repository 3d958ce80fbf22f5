// std::shared_timed_mutex: an attempt for a time succeeds or does not; readers see all of a write or nothing.
#include <cassert>
#include <chrono>
#include <mutex>
#include <shared_mutex>
#include <thread>

using namespace std::chrono_literals;
static std::shared_timed_mutex lock;
static int a, b;

int main() {
    std::thread writer([] {
        if (lock.try_lock_for(5ms)) {
            a++;
            b++;
            lock.unlock();
        }
    });
    {
        std::shared_lock<std::shared_timed_mutex> guard(lock, 1s);
        if (guard) assert(a == b);
    }
    writer.join();
    std::unique_lock<std::shared_timed_mutex> guard(lock);
    assert(a == b && a <= 1);
}
