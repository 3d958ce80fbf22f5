// kind: memory
// message: delete of int\(new\[\] at array_deleted.cpp:12\), which new\[\] has allocated: that takes delete\[\]
#include <atomic>
#include <thread>

std::atomic<int *> shared{nullptr};

int main() {
    std::thread taker([] {
        if (int *mine = shared.exchange(nullptr)) delete mine; // HERE
    });
    shared = new int[4]{};
    taker.join();
    delete[] shared.load();
}
