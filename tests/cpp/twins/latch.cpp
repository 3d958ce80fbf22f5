#include <cassert>
#include <latch>
#include <thread>

std::latch ready(2);
int data[2];

int main() {
    std::thread first([] { data[0] = 1; ready.count_down(); });
    std::thread second([] { data[1] = 2; ready.arrive_and_wait(); assert(data[0] == 1); });
    ready.wait();
    assert(data[0] + data[1] == 3);
    first.join();
    second.join();
}
