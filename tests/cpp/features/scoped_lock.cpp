#include <mutex>
#include <thread>
std::mutex a, b;
int main() {
    std::thread t([] { std::scoped_lock l(a, b); });
    {
        std::scoped_lock l(b, a);
    }
    t.join();
}
