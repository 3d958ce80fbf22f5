#include <mutex>
#include <thread>
#include <chrono>
std::timed_mutex a;
int x;
int main() {
    std::thread t([] {
        if (a.try_lock_for(std::chrono::milliseconds(5))) {
            x++;
            a.unlock();
        }
    });
    {
        std::lock_guard<std::timed_mutex> l(a);
        x++;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    t.join();
}
