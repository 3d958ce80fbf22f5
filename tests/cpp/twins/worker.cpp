#include <cassert>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

class Worker {
    std::mutex lock_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> jobs_;
    bool stop_ = false;
    std::thread thread_;

    void run() {
        for (;;) {
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> guard(lock_);
                changed_.wait(guard, [this] { return stop_ || !jobs_.empty(); });
                if (jobs_.empty()) return;
                job = std::move(jobs_.front());
                jobs_.pop_front();
            }
            job();
        }
    }

public:
    Worker() : thread_([this] { run(); }) {}
    ~Worker() {
        {
            std::lock_guard<std::mutex> guard(lock_);
            stop_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }
    void add(std::function<void()> job) {
        {
            std::lock_guard<std::mutex> guard(lock_);
            jobs_.push_back(std::move(job));
        }
        changed_.notify_one();
    }
};

int main() {
    int done[2] = {};
    {
        Worker worker;
        worker.add([&] { done[0] = 1; });
        worker.add([&] { done[1] = 2; });
    }
    assert(done[0] + done[1] == 3);
}
