#include <thread>
#include <atomic>
#include <stop_token>
#include <cassert>
std::atomic<int> n;
int main() {
    {
        std::jthread t([](std::stop_token s) {
            while (!s.stop_requested()) {
            }
            n = 1;
        });
        t.request_stop();
    }
    assert(n == 1);
}
