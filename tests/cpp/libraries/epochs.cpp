// Readers are counted in epochs; a writer waits for those of the old one.
// broken: -DBROKEN | memory | after free
#include <array>
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>
struct Conf {
    int a, b;
};
class Rcu {
    std::atomic<Conf*> cur;
    std::array<std::atomic<int>, 2> readers{};
    std::atomic<int> epoch{0};

  public:
    explicit Rcu(Conf* c) : cur(c) {}
    ~Rcu() { delete cur.load(); }
    template <class F>
    void read(F f) {
        int e;
        for (;;) {
            e = epoch.load() & 1;
            readers[e]++;
            if ((epoch.load() & 1) == e) break;
            readers[e]--;
        }
        f(*cur.load());
        readers[e]--;
    }
    void update(Conf* n) {
        Conf* old = cur.exchange(n);
#ifndef BROKEN
        int e = epoch.fetch_add(1) & 1;
        while (readers[e].load() != 0) std::this_thread::yield();
#endif
        delete old;
    }
};
int main() {
    Rcu r(new Conf{1, 1});
    std::thread t([&] { r.read([](const Conf& c) { assert(c.a == c.b); }); });
    r.update(new Conf{2, 2});
    t.join();
}
