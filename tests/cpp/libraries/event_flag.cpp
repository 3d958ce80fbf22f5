// broken: -DBROKEN | deadlock | deadlock: a thread waits for ever
#include <atomic>
#include <cassert>
#include <thread>
#include <string>
class Event {
    std::atomic<bool> set_{false};
public:
    void signal() {
        set_.store(true, std::memory_order_release);
#ifndef BROKEN
        set_.notify_all();
#endif
    }
    void wait() { set_.wait(false, std::memory_order_acquire); }
};
int main() {
    Event ready, done;
    std::string message, answer;
    std::thread server([&] {
        ready.wait();
        answer = message + " world";
        done.signal();
    });
    message = "hello";
    ready.signal();
    done.wait();
    assert(answer == "hello world");
    server.join();
}
