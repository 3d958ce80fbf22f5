// kind: deadlock
// message: deadlock
#include <condition_variable>
#include <mutex>
#include <thread>
std::mutex m;
std::condition_variable cv;
bool ready;
int main() {
    std::thread t([] {
        {
            std::lock_guard<std::mutex> g(m);
            ready = true;
        }
        cv.notify_one();
    });
    {
        std::unique_lock<std::mutex> l(m);
        bool r = ready;
        l.unlock();
        l.lock();
        if (!r) cv.wait(l);
    }
    t.join();
}
