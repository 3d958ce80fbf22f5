// kind: deadlock
// message: deadlock
#include <condition_variable>
#include <mutex>
#include <thread>
std::mutex m;
std::condition_variable_any cv;
bool ready;
int main() {
    std::thread t([] { std::unique_lock l(m); if (!ready) cv.wait(l); });
    cv.notify_all();
    { std::unique_lock l(m); ready = true; }
    t.join();
}
