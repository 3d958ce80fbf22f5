// A weak pointer: what lock() gives has to be kept, not only looked at.
// broken: -DBROKEN | memory | uninitialised value
#include <cassert>
#include <memory>
#include <string>
#include <thread>
struct Session {
    std::string name;
    int hits = 0;
    explicit Session(std::string n) : name(std::move(n)) {}
    ~Session() { name.clear(); }
};
int main() {
    auto s = std::make_shared<Session>("alice");
    std::weak_ptr<Session> w = s;
    std::thread watcher([w] {
#ifdef BROKEN
        Session* raw = w.lock().get();
        if (raw) assert(raw->name == "alice");
#else
        if (auto p = w.lock()) assert(p->name == "alice");
#endif
    });
    s.reset();
    watcher.join();
    assert(w.expired());
}
