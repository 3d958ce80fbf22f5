// A stack with hazard pointers that gives optionals.
// broken: -DBROKEN | memory | after free
#include <algorithm>
#include <atomic>
#include <cassert>
#include <optional>
#include <thread>
#include <vector>
template <class T>
class LfStack {
    struct Node {
        T v;
        Node* next;
    };
    std::atomic<Node*> head{nullptr};
    static constexpr int kMax = 2;
    std::atomic<Node*> hp[kMax] = {};
    std::vector<Node*> retired[kMax];

  public:
    void push(T v) {
        Node* n = new Node{std::move(v), head.load(std::memory_order_relaxed)};
        while (!head.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed));
    }
    std::optional<T> pop(int id) {
        Node* old;
        do {
            Node* tmp;
            old = head.load();
            do {
                tmp = old;
#ifndef BROKEN
                hp[id].store(old);
#endif
                old = head.load();
            } while (old != tmp);
        } while (old && !head.compare_exchange_strong(old, old->next));
        hp[id].store(nullptr);
        if (!old) return std::nullopt;
        T r = std::move(old->v);
        retire(id, old);
        return r;
    }
    void retire(int id, Node* n) {
        bool used = false;
        for (auto& h : hp)
            if (h.load() == n) used = true;
        if (used)
            retired[id].push_back(n);
        else
            delete n;
    }
    ~LfStack() {
        while (Node* n = head.load()) {
            head = n->next;
            delete n;
        }
        for (auto& r : retired)
            for (auto* n : r) delete n;
    }
};
int main() {
    LfStack<int> s;
    s.push(1);
    s.push(2);
    std::optional<int> a, b;
    std::thread t([&] { a = s.pop(1); });
    b = s.pop(0);
    t.join();
    assert(a && b && *a + *b == 3);
}
