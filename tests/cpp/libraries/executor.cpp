// broken: -DBROKEN | race | data race on e\.done
// one worker, packaged tasks, an exception through a future
#include <future>
#include <queue>
#include <mutex>
#include <condition_variable>
#include <thread>
#include <functional>
#include <cassert>
// A single worker executor with packaged tasks.
class Executor {
    std::queue<std::packaged_task<int()>> q;
    std::mutex m;
    std::condition_variable cv;
    bool done = false;
    std::thread worker{[this] { run(); }};
    void run() {
        for (;;) {
            std::packaged_task<int()> t;
            {
                std::unique_lock lk(m);
                cv.wait(lk, [&] { return done || !q.empty(); });
                if (q.empty()) return;
                t = std::move(q.front());
                q.pop();
            }
            t();
        }
    }
public:
    template <class F> std::future<int> post(F f) {
        std::packaged_task<int()> t(std::move(f));
        auto fut = t.get_future();
        {
            std::lock_guard lk(m);
            q.push(std::move(t));
        }
        cv.notify_one();
        return fut;
    }
    ~Executor() {
#ifdef BROKEN
        done = true;
#else
        { std::lock_guard lk(m); done = true; }
#endif
        cv.notify_all();
        worker.join();
    }
};
int main() {
    Executor e;
    auto a = e.post([] { return 4; });
    auto b = e.post([]() -> int { throw 7; });
    int got = 0;
    try { got = b.get(); } catch (int x) { got = x; }
    assert(a.get() + got == 11);
}
