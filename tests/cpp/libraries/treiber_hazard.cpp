// A stack of nodes that are deleted when no hazard pointer protects them.
// broken: -DBROKEN | memory | after free
#include <atomic>
#include <cassert>
#include <optional>
#include <thread>
#include <vector>

constexpr int threads = 2;
std::atomic<void*> hazards[threads];

template <class T>
class Stack {
    struct Node {
        T value;
        Node* next;
    };
    std::atomic<Node*> head{nullptr};
    std::vector<Node*> retired[threads];

    void retire(Node* node, int me) {
        retired[me].push_back(node);
        std::vector<Node*> kept;
        for (Node* candidate : retired[me]) {
            bool used = false;
            for (auto& hazard : hazards) used |= hazard.load() == candidate;
            if (used)
                kept.push_back(candidate);
            else
                delete candidate;
        }
        retired[me].swap(kept);
    }

public:
    ~Stack() {
        for (auto& list : retired)
            for (Node* node : list) delete node;
        for (Node* node = head; node;) {
            Node* next = node->next;
            delete node;
            node = next;
        }
    }
    void push(T value) {
        Node* node = new Node{value, head.load()};
        while (!head.compare_exchange_weak(node->next, node)) {
        }
    }
    std::optional<T> pop(int me) {
        for (;;) {
            Node* old = head.load();
#ifndef BROKEN
            do {
                hazards[me].store(old);
                Node* again = head.load();
                if (again == old) break;
                old = again;
            } while (true);
#else
            hazards[me].store(old);
#endif
            if (!old) return std::nullopt;
            Node* next = old->next;
            if (head.compare_exchange_strong(old, next)) {
                T value = old->value;
                hazards[me].store(nullptr);
                retire(old, me);
                return value;
            }
        }
    }
};

int main() {
    Stack<int> stack;
    stack.push(3);
    int first = 0;
    std::thread other([&] { first = stack.pop(0).value_or(0); });
    int second = stack.pop(1).value_or(0);
    other.join();
    assert(first + second == 3);
}
