// Michael and Scott's queue with two locks: producers and consumers do not disturb each other.
// broken: -DBROKEN | race | data race
#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

template <class T>
class Queue {
    struct Node {
        std::optional<T> value;
        std::atomic<Node*> next{nullptr};
    };
    Node* head = new Node;
    Node* tail = head;
    std::mutex front, back;

public:
    ~Queue() {
        while (head) {
            Node* next = head->next;
            delete head;
            head = next;
        }
    }
    void push(T value) {
        auto node = std::make_unique<Node>();
        node->value = std::move(value);
#ifndef BROKEN
        std::lock_guard lock(back);
#else
        std::lock_guard lock(front);
#endif
        tail->next.store(node.get(), std::memory_order_release);
        tail = node.release();
    }
    std::optional<T> pop() {
        std::lock_guard lock(front);
#ifdef BROKEN
        if (head == tail) return std::nullopt;
        std::lock_guard other(back);
#endif
        Node* next = head->next.load(std::memory_order_acquire);
        if (!next) return std::nullopt;
        auto value = std::move(next->value);
        delete head;
        head = next;
        return value;
    }
    void push_back_locked(T value) {
        auto node = std::make_unique<Node>();
        node->value = std::move(value);
        std::lock_guard lock(back);
        tail->next.store(node.get(), std::memory_order_release);
        tail = node.release();
    }
};

int main() {
    Queue<int> queue;
    std::thread a([&] { queue.push(1); });
    std::thread b([&] { queue.push_back_locked(2); });
    int sum = 0;
    if (auto value = queue.pop()) sum += *value;
    a.join();
    b.join();
    while (auto value = queue.pop()) sum += *value;
    assert(sum == 3);
}
