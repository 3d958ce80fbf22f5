// A mutex of three states whose waiter takes it without saying that others may wait: it spins where it should sleep,
// and the next owner wakes nobody.
// kind: deadlock
// message: 2 threads wait for ever
#include <atomic>
#include <thread>

class Mutex {
    std::atomic<int> state{0};

  public:
    void lock() {
        int seen = 0;
        if (state.compare_exchange_strong(seen, 1)) return;
        if (seen != 2) seen = state.exchange(2);
        while (seen != 0) {
            state.wait(2);
            seen = state.exchange(1); // it should be 2
        }
    }
    void unlock() {
        if (state.exchange(0) == 2) state.notify_one();
    }
};

Mutex mutex;
int count;

int main() {
    auto add = [] {
        mutex.lock();
        ++count;
        mutex.unlock();
    };
    std::thread a(add), b(add), c(add);
    a.join();
    b.join();
    c.join();
}
