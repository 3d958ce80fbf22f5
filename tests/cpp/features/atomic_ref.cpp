#include <atomic>
#include <thread>
#include <cassert>
int x;
int main() {
    std::thread t([] {
        std::atomic_ref<int> r(x);
        r.fetch_add(1);
    });
    {
        std::atomic_ref<int> r(x);
        r++;
    }
    t.join();
    assert(x == 2);
}
