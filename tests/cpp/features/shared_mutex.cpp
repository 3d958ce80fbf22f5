#include <shared_mutex>
#include <thread>
#include <cassert>
std::shared_mutex m;
int x, y;
int main() {
    std::thread w([] {
        std::unique_lock<std::shared_mutex> l(m);
        x++;
        y++;
    });
    std::thread r([] {
        std::shared_lock<std::shared_mutex> l(m);
        assert(x == y);
    });
    {
        std::shared_lock l(m);
        assert(x == y);
    }
    w.join();
    r.join();
    assert(x == 1);
}
