#include <shared_mutex>
#include <functional>
#include <map>
#include <thread>
#include <mutex>
#include <atomic>
#include <cassert>
class Bus {
    mutable std::shared_mutex m_;
    std::map<int, std::function<void(int)>> h_;
    int id_ = 0;

   public:
    int on(std::function<void(int)> f) {
        std::unique_lock l(m_);
        h_[++id_] = std::move(f);
        return id_;
    }
    void off(int id) {
        std::unique_lock l(m_);
        h_.erase(id);
    }
    void emit(int v) const {
        std::shared_lock l(m_);
        for (auto& [k, f] : h_) f(v);
    }
};
int main() {
    Bus b;
    std::atomic<int> n{0};
    b.on([&](int v) { n += v; });
    std::thread t([&] {
        int id = b.on([&](int v) { n += 10 * v; });
        b.off(id);
    });
    b.emit(1);
    t.join();
    assert(n == 1 || n == 11);
}
