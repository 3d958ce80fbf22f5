// broken: -DBROKEN | race | data race on Cfg
// an old configuration dies when nobody reads
#include <atomic>
#include <thread>
#include <cassert>
#include <memory>
struct Cfg { int a, b; };
std::atomic<Cfg *> live{new Cfg{1, 1}};
std::atomic<int> readers{0};
int main() {
    std::thread r([] {
        readers.fetch_add(1);
        Cfg *c = live.load();
        assert(c->a == c->b);
        readers.fetch_sub(1);
    });
    std::thread w([] {
        Cfg *old = live.exchange(new Cfg{2, 2});
#ifndef BROKEN
        while (readers.load() != 0) std::this_thread::yield();
#endif
        delete old;
    });
    r.join(); w.join();
    delete live.load();
}
