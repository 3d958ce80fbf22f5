// kind: deadlock
// message: deadlock
#include <mutex>
#include <thread>
std::mutex a, b;
int main() {
    std::thread t([] {
        std::lock_guard x(a);
        std::lock_guard y(b);
    });
    {
        std::lock_guard y(b);
        std::lock_guard x(a);
    }
    t.join();
}
