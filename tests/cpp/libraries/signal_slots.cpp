// Callbacks (std::function) are copied under the lock and called without it.
// broken: -DBROKEN | race | s.slots
#include <cassert>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>
class Signal {
    std::vector<std::function<void(int)>> slots;
    std::mutex m;

  public:
    void connect(std::function<void(int)> f) {
        std::lock_guard g(m);
        slots.push_back(std::move(f));
    }
    void emit(int v) {
#ifdef BROKEN
        for (auto& s : slots) s(v);
#else
        std::vector<std::function<void(int)>> copy;
        {
            std::lock_guard g(m);
            copy = slots;
        }
        for (auto& s : copy) s(v);
#endif
    }
};
int main() {
    Signal s;
    int total = 0;
    s.connect([&](int v) { total += v; });
    std::thread t([&] { s.connect([](int) {}); });
    s.emit(3);
    t.join();
    assert(total == 3);
}
