// broken: -DBROKEN | memory | use of Node
// Treiber stack with hazard pointers
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>
#include <algorithm>
#include <functional>

constexpr int kMaxThreads = 3;
struct HazardSlot { std::atomic<void*> pointer{nullptr}; };
HazardSlot slots[kMaxThreads];

template <typename T> class Stack {
    struct Node { T value; Node* next; };
    std::atomic<Node*> head_{nullptr};
    std::vector<Node*> retired_[kMaxThreads];
    void scan(int id) {
        auto& mine = retired_[id];
        auto in_use = [](Node* n) {
            return std::any_of(std::begin(slots), std::end(slots), [n](HazardSlot& s) { return s.pointer.load() == n; });
        };
        mine.erase(std::remove_if(mine.begin(), mine.end(), [&](Node* n) {
            if (in_use(n)) return false;
            delete n;
            return true;
        }), mine.end());
    }
public:
    ~Stack() {
        for (auto& list : retired_) for (auto* n : list) delete n;
        while (Node* n = head_.load()) { head_ = n->next; delete n; }
    }
    void push(T value) {
        auto* n = new Node{std::move(value), head_.load(std::memory_order_relaxed)};
        while (!head_.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed)) {}
    }
    bool pop(int id, T& out) {
        auto& hp = slots[id].pointer;
        Node* n;
        do {
            n = head_.load();
#ifndef BROKEN
            Node* again;
            do {
                again = n;
                hp.store(n);
                n = head_.load();
            } while (n != again);
#endif
            if (!n) { hp.store(nullptr); return false; }
        } while (!head_.compare_exchange_strong(n, n->next));
        hp.store(nullptr);
        out = std::move(n->value);
        retired_[id].push_back(n);
        scan(id);
        return true;
    }
};

int main() {
    Stack<int> stack;
    stack.push(1);
    stack.push(2);
    int a = 0, b = 0;
    std::thread t1([&] { stack.pop(1, a); });
    std::thread t2([&] { stack.pop(2, b); });
    t1.join(); t2.join();
    assert(a + b == 3);
}
