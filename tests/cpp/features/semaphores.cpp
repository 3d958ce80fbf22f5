#include <semaphore>
#include <thread>
#include <cassert>
std::counting_semaphore<4> s(0);
std::binary_semaphore b(1);
int x;
int main() {
    std::thread t([] {
        x = 1;
        s.release();
    });
    s.acquire();
    assert(x == 1);
    t.join();
    b.acquire();
    b.release();
}
