// A logger that waits for lines or for its end (stop_token).
// broken: -DBROKEN | race | l.written
#include <cassert>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <stop_token>
#include <thread>
class Logger {
    std::mutex m;
    std::condition_variable_any cv;
    std::queue<std::string> q;
    int written = 0;
    std::jthread worker;

  public:
    Logger() : worker([this](std::stop_token st) { run(st); }) {}
    void log(std::string s) {
        {
            std::lock_guard g(m);
            q.push(std::move(s));
        }
        cv.notify_one();
    }
    void run(std::stop_token st) {
        std::unique_lock lk(m);
        while (cv.wait(lk, st, [&] { return !q.empty(); })) {
            std::cout << q.front() << '\n';
            q.pop();
            ++written;
        }
    }
    int count() {
        worker.request_stop();
#ifndef BROKEN
        worker.join();
#endif
        return written;
    }
};
int main() {
    Logger l;
    l.log("hello");
    int n = l.count();
    assert(n == 0 || n == 1);
}
