#include <memory>
#include <thread>
#include <cassert>
struct Obj {
    int v = 1;
    ~Obj() { v = 0; }
};
int main() {
    auto p = std::make_shared<Obj>();
    std::weak_ptr<Obj> w = p;
    std::thread t([p] { assert(p->v == 1); });
    p.reset();
    if (auto q = w.lock()) assert(q->v == 1);
    t.join();
    assert(w.expired());
}
