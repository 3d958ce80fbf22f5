// broken: -DBROKEN | race | data race on w\.done
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <stop_token>
#include <thread>

class Worker {
    std::mutex m;
    std::condition_variable_any cv;
    std::queue<int> jobs;
    int done = 0;
    std::jthread thread;
public:
    Worker() : thread([this](std::stop_token st) { run(st); }) {}
    void post(int j) {
        { std::scoped_lock l(m); jobs.push(j); }
        cv.notify_one();
    }
    void run(std::stop_token st) {
        std::unique_lock l(m);
        while (cv.wait(l, st, [this] { return !jobs.empty(); })) {
            done += jobs.front();
            jobs.pop();
        }
    }
    int finish() {
        thread.request_stop();
#ifndef BROKEN
        thread.join();
#endif
        return done;
    }
};
int main() {
    std::atomic<bool> called = false;
    std::stop_source src;
    std::stop_callback cb(src.get_token(), [&] { called = true; });
    Worker w;
    w.post(4);
    int d = w.finish();
    assert(d == 0 || d == 4);
    src.request_stop();
    assert(called);
    std::cout << std::boolalpha << called << '\n';
}
