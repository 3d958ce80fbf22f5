// A pool of workers with a queue of tasks; results come back as futures.
// broken: -DBROKEN -DWORKERS=2 | deadlock | waits|deadlock
#include <cassert>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>
#ifndef WORKERS
#define WORKERS 1
#endif

class Pool {
    std::deque<std::function<void()>> tasks;
    std::mutex mutex;
    std::condition_variable wake;
    bool stopping = false;
    std::vector<std::thread> workers;

    void work() {
        for (;;) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex);
                wake.wait(lock, [this] { return stopping || !tasks.empty(); });
                if (tasks.empty()) return;
                task = std::move(tasks.front());
                tasks.pop_front();
            }
            task();
        }
    }

public:
    explicit Pool(int size) {
        for (int i = 0; i < size; i++) workers.emplace_back(&Pool::work, this);
    }
    ~Pool() {
        {
            std::lock_guard lock(mutex);
            stopping = true;
        }
#ifdef BROKEN
        wake.notify_one();
#else
        wake.notify_all();
#endif
        for (auto& worker : workers) worker.join();
    }
    template <class F>
    auto submit(F f) -> std::future<decltype(f())> {
        auto task = std::make_shared<std::packaged_task<decltype(f())()>>(std::move(f));
        auto result = task->get_future();
        {
            std::lock_guard lock(mutex);
            tasks.emplace_back([task] { (*task)(); });
        }
        wake.notify_one();
        return result;
    }
};

int main() {
    Pool pool(WORKERS);
    auto answer = pool.submit([] { return 6 * 7; });
    assert(answer.get() == 42);
}
