#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable_any cv;
int items, taken;

void consume() {
    std::unique_lock<std::mutex> lock(m);
    while (items == 0) cv.wait(lock);
    items--;
    taken++;
}

int main() {
    std::thread a(consume), b(consume);
    for (int i = 0; i < 2; i++) {
        {
            std::lock_guard<std::mutex> lock(m);
            items++;
        }
        cv.notify_one();
    }
    a.join();
    b.join();
    assert(taken == 2);
}
