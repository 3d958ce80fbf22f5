#include <condition_variable>
#include <mutex>
#include <thread>
#include <chrono>
#include <cassert>
#include <stop_token>
using namespace std::chrono_literals;
std::mutex m;
std::condition_variable_any cv;
bool ready;
int main() {
    std::jthread t([](std::stop_token st) { std::unique_lock l(m); 
    auto end = std::chrono::steady_clock::now() + 10ms;
    bool ok = cv.wait_until(l, st, end, [] { return ready; }); 
    assert(ok || st.stop_requested() || std::chrono::steady_clock::now() >= end);
    });
    { std::unique_lock l(m); ready = true; }
    cv.notify_one();
}
