// Peterson's lock for two threads needs sequential consistency.
// broken: -DORDER=acq_rel | race | data race on counter
#include <atomic>
#include <cassert>
#include <thread>
#ifdef ORDER
constexpr auto load_order = std::memory_order_acquire, store_order = std::memory_order_release;
#else
constexpr auto load_order = std::memory_order_seq_cst, store_order = std::memory_order_seq_cst;
#endif

class Peterson {
    std::atomic<bool> wants[2] = {false, false};
    std::atomic<int> turn{0};

public:
    void lock(int me) {
        wants[me].store(true, store_order);
        turn.store(1 - me, store_order);
        while (wants[1 - me].load(load_order) && turn.load(load_order) == 1 - me) {
        }
    }
    void unlock(int me) { wants[me].store(false, std::memory_order_release); }
};

Peterson peterson;
int counter = 0;

int main() {
    auto work = [](int me) {
        peterson.lock(me);
        counter++;
        peterson.unlock(me);
    };
    std::thread other(work, 1);
    work(0);
    other.join();
    assert(counter == 2);
}
