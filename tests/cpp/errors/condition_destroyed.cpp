// kind: memory
// message: use of Q
#include <condition_variable>
#include <mutex>
#include <memory>
#include <thread>
struct Q { std::mutex m; std::condition_variable c; bool ready = false; };
int main() {
    auto* q = new Q;
    std::thread t([q] { std::unique_lock l(q->m); q->c.wait(l, [q] { return q->ready; }); });
    delete q;
    t.join();
}
