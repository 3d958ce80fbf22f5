// Jobs by their time: a priority queue with a thread of its own.
// broken: -DBROKEN | deadlock | wait
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>
class Scheduler {
    struct Job {
        std::chrono::milliseconds at;
        std::function<void()> f;
        bool operator>(const Job& o) const { return at > o.at; }
    };
    std::priority_queue<Job, std::vector<Job>, std::greater<>> jobs;
    std::mutex m;
    std::condition_variable cv;
    bool closed = false;
    std::thread t;

  public:
    Scheduler() : t(&Scheduler::loop, this) {}
    ~Scheduler() {
        {
            std::lock_guard l(m);
            closed = true;
        }
        cv.notify_all();
        t.join();
    }
    void at(std::chrono::milliseconds d, std::function<void()> f) {
        {
            std::lock_guard l(m);
            jobs.push({d, std::move(f)});
        }
#ifndef BROKEN
        cv.notify_one();
#endif
    }
    void loop() {
        std::unique_lock l(m);
        for (;;) {
            if (jobs.empty()) {
                if (closed) return;
                cv.wait(l);
                continue;
            }
            auto j = jobs.top();
            jobs.pop();
            l.unlock();
            j.f();
            l.lock();
        }
    }
};
int main() {
    int sum = 0;
    std::mutex dm;
    std::condition_variable dc;
    bool done = false;
    {
        Scheduler s;
        using namespace std::chrono_literals;
        s.at(20ms, [&] {
            std::lock_guard g(dm);
            sum += 2;
            done = true;
            dc.notify_one();
        });
        std::unique_lock l(dm);
        dc.wait(l, [&] { return done; });
    }
    assert(sum == 2);
}
