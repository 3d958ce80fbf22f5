#include <mutex>
#include <thread>
#include <cassert>
std::recursive_mutex m;
int n;
void f(int d) {
    std::lock_guard<std::recursive_mutex> g(m);
    n++;
    if (d) f(d - 1);
}
int main() {
    std::thread a(f, 2), b(f, 1);
    a.join();
    b.join();
    assert(n == 5);
}
