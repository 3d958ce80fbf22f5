// std::barrier with a completion: two threads in two phases. One that leaves must say so.
// broken: -DBROKEN | deadlock | deadlock|wait
#include <barrier>
#include <cassert>
#include <thread>

int phases = 0, left[2];

int main() {
    auto finished = []() noexcept { phases++; };
    std::barrier barrier(2, finished);
    std::thread leaver([&] {
        left[0] = 1;
#ifdef BROKEN
        barrier.arrive_and_wait();
#else
        barrier.arrive_and_drop();
#endif
    });
    left[1] = 1;
    barrier.arrive_and_wait();
    assert(phases == 1 && left[0] + left[1] == 2);
    barrier.arrive_and_wait();
    assert(phases == 2);
    leaver.join();
}
