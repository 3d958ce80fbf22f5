#include <thread>
#include <mutex>
#include <condition_variable>
#include <functional>
#include <future>
#include <deque>
#include <vector>
#include <cassert>
class Pool {
    std::mutex m;
    std::condition_variable cv;
    std::deque<std::function<void()>> q;
    bool stop = false;
    std::vector<std::thread> ts;

   public:
    Pool(int n) {
        for (int i = 0; i < n; i++)
            ts.emplace_back([this] {
                for (;;) {
                    std::function<void()> f;
                    {
                        std::unique_lock l(m);
                        cv.wait(l, [&] { return stop || !q.empty(); });
                        if (q.empty()) return;
                        f = std::move(q.front());
                        q.pop_front();
                    }
                    f();
                }
            });
    }
    template <class F>
    auto submit(F f) {
        auto t = std::make_shared<std::packaged_task<decltype(f())()>>(f);
        auto r = t->get_future();
        {
            std::lock_guard l(m);
            q.push_back([t] { (*t)(); });
        }
        cv.notify_one();
        return r;
    }
    ~Pool() {
        {
            std::lock_guard l(m);
            stop = true;
        }
        cv.notify_all();
        for (auto& t : ts) t.join();
    }
};
int main() {
    Pool p(1);
    auto a = p.submit([] { return 1; });
    assert(a.get() == 1);
}
