#include <mutex>
#include <thread>
std::mutex a, b, c;
int x;
int main() {
    std::thread t([] {
        std::scoped_lock l(a, b, c);
        x++;
    });
    {
        std::unique_lock l1(b, std::defer_lock), l2(a, std::defer_lock);
        std::lock(l1, l2);
        x++;
    }
    t.join();
}
