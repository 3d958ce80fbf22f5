// broken: -DBROKEN | deadlock | 3 threads wait for ever
// a condition_variable_any with exclusive and shared locks
#include <condition_variable>
#include <shared_mutex>
#include <thread>
#include <cassert>
std::shared_mutex sm; std::condition_variable_any cva; int stage = 0;
void step(int from) {
    std::unique_lock<std::shared_mutex> l(sm);
    cva.wait(l, [&] { return stage == from; });
    stage = from + 1;
#ifdef BROKEN
    cva.notify_one();
#else
    cva.notify_all();
#endif
}
int main() {
    std::thread a(step, 1), b(step, 0), c(step, 2);
    { std::shared_lock<std::shared_mutex> l(sm); cva.wait(l, [] { return stage == 3; }); }
    a.join(); b.join(); c.join();
    assert(stage == 3);
}
