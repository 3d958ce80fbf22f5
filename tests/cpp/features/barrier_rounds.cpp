// A barrier with a completion for each round, tokens, and a thread that leaves.
#include <barrier>
#include <cassert>
#include <thread>

static int rounds, data[2];

int main() {
    auto completion = []() noexcept {
        rounds++;
        data[0] += data[1];
    };
    std::barrier barrier(2, completion);
    std::thread stays([&] {
        data[0] = 1;
        barrier.arrive_and_wait();
        assert(rounds == 1 && data[0] == 3);
        auto token = barrier.arrive(); // alone in the second round
        barrier.wait(std::move(token));
        assert(rounds == 2);
    });
    data[1] = 2;
    barrier.arrive_and_drop();
    stays.join();
    assert(data[0] == 5);
}
