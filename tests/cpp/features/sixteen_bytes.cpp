#include <atomic>
#include <thread>
#include <cassert>
#include <cstdint>
struct alignas(16) P {
    void* p;
    uint64_t tag;
};
std::atomic<P> a;
void inc() {
    P o = a.load();
    P n;
    do {
        n = {o.p, o.tag + 1};
    } while (!a.compare_exchange_strong(o, n));
}
int main() {
    std::thread t(inc);
    inc();
    t.join();
    assert(a.load().tag == 2);
}
