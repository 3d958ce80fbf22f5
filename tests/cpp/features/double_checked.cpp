#include <atomic>
#include <mutex>
#include <thread>
#include <memory>
#include <cassert>
class Singleton {
    int v_ = 42;
    static std::atomic<Singleton*> p_;
    static std::mutex m_;

   public:
    static Singleton& get() {
        Singleton* p = p_.load(std::memory_order_acquire);
        if (!p) {
            std::lock_guard<std::mutex> g(m_);
            p = p_.load(std::memory_order_relaxed);
            if (!p) {
                p = new Singleton;
                p_.store(p, std::memory_order_release);
            }
        }
        return *p;
    }
    int v() const { return v_; }
};
std::atomic<Singleton*> Singleton::p_{nullptr};
std::mutex Singleton::m_;
int main() {
    std::thread t([] { assert(Singleton::get().v() == 42); });
    assert(Singleton::get().v() == 42);
    t.join();
}
