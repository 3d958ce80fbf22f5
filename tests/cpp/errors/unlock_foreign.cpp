// kind: lock
// message: unlock of m, which thread 0 holds
#include <mutex>
#include <thread>
std::mutex m;
int main() {
    m.lock();
    std::thread t([] { m.unlock(); });
    t.join();
}
