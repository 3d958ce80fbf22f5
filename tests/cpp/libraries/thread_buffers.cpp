// Buffers of threads (thread_local) add up what they have in their destructors.
// broken: -DBROKEN | assertion | flushed
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>
std::atomic<int> alive{0}, flushed{0};
struct Buffer {
    std::vector<int> v;
    Buffer() { alive++; }
    ~Buffer() {
#ifdef BROKEN
        flushed.store(flushed.load() + (int)v.size());
#else
        flushed += v.size();
#endif
        alive--;
    }
};
thread_local Buffer buf;
void add(int n) {
    for (int i = 0; i < n; i++) buf.v.push_back(i);
}
int main() {
    std::thread a(add, 2), b(add, 3);
    a.join();
    b.join();
    assert(alive == 0);
    assert(flushed == 5);
}
