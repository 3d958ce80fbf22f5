#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <cassert>
std::shared_mutex m;
std::condition_variable_any cv;
bool ready;
int main() {
    std::thread t([] { std::shared_lock l(m); cv.wait(l, [] { return ready; }); });
    { std::unique_lock l(m); ready = true; }

    cv.notify_all();

    t.join();
}
