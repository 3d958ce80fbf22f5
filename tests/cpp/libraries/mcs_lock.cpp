// A queue lock: everybody spins on a flag of their own.
// broken: -DBROKEN | livelock | livelock
#include <atomic>
#include <cassert>
#include <thread>

class McsLock {
public:
    struct Node {
        std::atomic<Node*> next{nullptr};
        std::atomic<bool> locked{false};
    };
    void lock(Node& me) {
        me.next.store(nullptr, std::memory_order_relaxed);
        me.locked.store(true, std::memory_order_relaxed);
        Node* before = tail.exchange(&me, std::memory_order_acq_rel);
        if (before) {
            before->next.store(&me, std::memory_order_release);
            while (me.locked.load(std::memory_order_acquire)) {
            }
        }
    }
    void unlock(Node& me) {
        Node* next = me.next.load(std::memory_order_acquire);
        if (!next) {
            Node* mine = &me;
            if (tail.compare_exchange_strong(mine, nullptr, std::memory_order_acq_rel)) return;
#ifdef BROKEN
            next = me.next.load(std::memory_order_acquire);
            if (!next) return;
#else
            while (!(next = me.next.load(std::memory_order_acquire))) {
            }
#endif
        }
        next->locked.store(false, std::memory_order_release);
    }

private:
    std::atomic<Node*> tail{nullptr};
};

McsLock mutex;
McsLock::Node nodes[2];
int counter = 0;

void work(int me) {
    mutex.lock(nodes[me]);
    counter++;
    mutex.unlock(nodes[me]);
}

int main() {
    std::thread a(work, 0), b(work, 1);
    a.join();
    b.join();
    assert(counter == 2);
}
