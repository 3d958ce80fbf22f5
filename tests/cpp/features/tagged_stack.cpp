// A stack whose head is a pointer and a tag, sixteen bytes: its loops end, without a bound.
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
    int value;
    Node *next;
};
struct Head {
    Node *node;
    unsigned long tag;
};
static std::atomic<Head> head{Head{nullptr, 0}};

static void push(Node *node) {
    Head seen = head.load(std::memory_order_relaxed);
    Head wanted;
    do {
        node->next = seen.node;
        wanted = Head{node, seen.tag + 1};
    } while (!head.compare_exchange_weak(seen, wanted, std::memory_order_release, std::memory_order_relaxed));
}
static Node *pop() {
    Head seen = head.load(std::memory_order_acquire);
    while (seen.node && !head.compare_exchange_weak(seen, Head{seen.node->next, seen.tag + 1}, std::memory_order_acquire)) {
    }
    return seen.node;
}

int main() {
    Node first{1, nullptr}, second{2, nullptr};
    std::thread other([&] { push(&first); });
    push(&second);
    Node *got = pop();
    assert(got);
    other.join();
    got = pop();
    assert(got && !pop());
}
