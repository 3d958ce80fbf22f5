// A barrier that can be used again: a generation tells the rounds apart.
// broken: -DBROKEN | deadlock | deadlock|wait
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

class Barrier {
    std::mutex mutex;
    std::condition_variable all;
    const int size;
    int waiting = 0;
    unsigned generation = 0;

public:
    explicit Barrier(int n) : size(n) {}
    void arrive_and_wait() {
        std::unique_lock lock(mutex);
        unsigned mine = generation;
        if (++waiting == size) {
            generation++;
            waiting = 0;
            all.notify_all();
            return;
        }
#ifdef BROKEN
        all.wait(lock, [&] { return waiting == 0; });
        (void)mine;
#else
        all.wait(lock, [&] { return generation != mine; });
#endif
    }
};

int main() {
    Barrier barrier(2);
    int x = 0, y = 0;
    std::thread other([&] {
        x = 1;
        barrier.arrive_and_wait();
        assert(y == 1);
        barrier.arrive_and_wait();
    });
    y = 1;
    barrier.arrive_and_wait();
    assert(x == 1);
    barrier.arrive_and_wait();
    other.join();
}
