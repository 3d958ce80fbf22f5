// A thread that works for an object keeps it alive.
// broken: -DBROKEN | memory | after free
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>
class Conn : public std::enable_shared_from_this<Conn> {
    std::mutex m;
    int n = 0;
    std::vector<std::thread>& ts;

  public:
    explicit Conn(std::vector<std::thread>& t) : ts(t) {}
    void start() {
#ifdef BROKEN
        ts.emplace_back([this] { hit(); });
#else
        ts.emplace_back([self = shared_from_this()] { self->hit(); });
#endif
    }
    void hit() {
        std::lock_guard l(m);
        n++;
    }
};
int main() {
    std::vector<std::thread> ts;
    {
        auto c = std::make_shared<Conn>(ts);
        c->start();
    }
    for (auto& t : ts) t.join();
}
