#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

template <class T> class Stack {
    struct Node {
        T value;
        Node *next;
    };
    std::atomic<Node *> head{nullptr};

public:
    void push(T value) {
        Node *node = new Node{value, head.load(std::memory_order_relaxed)};
        while (!head.compare_exchange_strong(node->next, node, std::memory_order_release,
                                             std::memory_order_relaxed)) {
        }
    }
    bool pop(T &value) {
        Node *seen = head.load(std::memory_order_acquire);
        while (seen && !head.compare_exchange_strong(seen, seen->next, std::memory_order_acquire,
                                                     std::memory_order_acquire)) {
        }
        if (!seen) return false;
        value = seen->value;
        return true;
    }
};

Stack<int> stack;

int main() {
    std::thread one([] { stack.push(1); });
    std::thread two([] { stack.push(2); });
    int value = 0;
    if (stack.pop(value)) assert(value == 1 || value == 2);
    one.join();
    two.join();
}
