// kind: deadlock
// message: deadlock: a thread waits for ever
#include <mutex>
class Counter {
    std::mutex m;
    int n = 0;
public:
    int get() { std::lock_guard g(m); return n; }
    void add() { std::lock_guard g(m); n = get() + 1; }
};
int main() { Counter c; c.add(); }
