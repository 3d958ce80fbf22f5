#include <mutex>
#include <thread>
#include <cassert>
std::once_flag o;
int n;
void init() {
    n++;
}
int main() {
    std::thread a([] {
        std::call_once(o, init);
        assert(n == 1);
    });
    std::call_once(o, init);
    assert(n == 1);
    a.join();
}
