// Nobody is told who came last.
#include <barrier>
#include <cassert>
#include <thread>
#include <vector>

int main() {
    const int count = 3;
    std::barrier meeting(count);
    std::vector<int> done(count);
    std::vector<std::thread> threads;
    for (int i = 0; i < count; i++)
        threads.emplace_back([&, i] {
            for (int round = 1; round < 4; round++) {
                done[i] = round;
                meeting.arrive_and_wait();
                assert(done[(i + 1) % count] == round);
                meeting.arrive_and_wait();
            }
        });
    for (auto &thread : threads) thread.join();
}
