// kind: deadlock
// message: deadlock
#include <atomic>
#include <thread>
std::atomic<int> f;
int main() {
    std::thread t([] { f.store(1); });
    f.wait(0);
    t.join();
}
