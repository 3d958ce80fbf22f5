#include <atomic>
#include <thread>
#include <cassert>
template <class T>
class MSQueue {
    struct Node {
        T v{};
        std::atomic<Node*> next{nullptr};
    };
    std::atomic<Node*> head_, tail_;

   public:
    MSQueue() {
        Node* d = new Node;
        head_ = d;
        tail_ = d;
    }
    void enqueue(T v) {
        Node* n = new Node;
        n->v = v;
        for (;;) {
            Node* t = tail_.load();
            Node* x = t->next.load();
            if (t != tail_.load()) continue;
            if (!x) {
                if (t->next.compare_exchange_weak(x, n)) {
                    tail_.compare_exchange_strong(t, n);
                    return;
                }
            } else
                tail_.compare_exchange_strong(t, x);
        }
    }
    bool dequeue(T& out) {
        for (;;) {
            Node* h = head_.load();
            Node* t = tail_.load();
            Node* x = h->next.load();
            if (h != head_.load()) continue;
            if (h == t) {
                if (!x) return false;
                tail_.compare_exchange_strong(t, x);
            } else {
                out = x->v;
                if (head_.compare_exchange_strong(h, x)) return true;
            }
        }
    }
};
int main() {
    MSQueue<int> q;
    int a = 0, b = 0;
    std::thread t([&] { q.enqueue(1); });
    q.enqueue(2);
    t.join();
    assert(q.dequeue(a) && q.dequeue(b) && a + b == 3);
}
