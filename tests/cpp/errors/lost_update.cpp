// kind: assertion
// message: assertion counter.load\(\) == 2 fails
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> counter{0};

struct Worker {
    void operator()() const {
        int seen = counter.load();
        counter.store(seen + 1);
    }
};

int main() {
    std::thread first{Worker()}, second{Worker()};
    first.join();
    second.join();
    assert(counter.load() == 2); // HERE
}
