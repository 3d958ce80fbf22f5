// A queue lock in which one spins on the flag of the one before.
// broken: -DBROKEN | race | data race
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

class ClhLock {
    struct Node {
        std::atomic<bool> busy{false};
    };
    std::atomic<Node*> tail{new Node};

public:
    class Holder {
        ClhLock& lock;
        Node *mine = new Node, *before;

    public:
        explicit Holder(ClhLock& l) : lock(l) {
            mine->busy.store(true, std::memory_order_relaxed);
            before = lock.tail.exchange(mine, std::memory_order_acq_rel);
#ifdef BROKEN
            while (before->busy.load(std::memory_order_relaxed)) {
#else
            while (before->busy.load(std::memory_order_acquire)) {
#endif
            }
            delete before;
        }
        ~Holder() { mine->busy.store(false, std::memory_order_release); }
    };
    ~ClhLock() { delete tail.load(); }
};

ClhLock lock;
int counter = 0;

int main() {
    auto work = [] {
        ClhLock::Holder holder(lock);
        counter++;
    };
    std::thread a(work), b(work);
    a.join();
    b.join();
    assert(counter == 2);
}
