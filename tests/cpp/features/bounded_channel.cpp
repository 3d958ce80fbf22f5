#include <condition_variable>
#include <mutex>
#include <thread>
#include <queue>
#include <cassert>
template <class T>
class Channel {
    std::mutex m;
    std::condition_variable not_empty, not_full;
    std::queue<T> q;
    size_t cap;

   public:
    explicit Channel(size_t c) : cap(c) {}
    void push(T v) {
        std::unique_lock<std::mutex> l(m);
        not_full.wait(l, [&] { return q.size() < cap; });
        q.push(v);
        not_empty.notify_one();
    }
    T pop() {
        std::unique_lock<std::mutex> l(m);
        not_empty.wait(l, [&] { return !q.empty(); });
        T v = q.front();
        q.pop();
        not_full.notify_one();
        return v;
    }
};
int main() {
    Channel<int> c(1);
    std::thread p([&] {
        c.push(1);
        c.push(2);
    });
    int a = c.pop(), b = c.pop();
    assert(a == 1 && b == 2);
    p.join();
}
