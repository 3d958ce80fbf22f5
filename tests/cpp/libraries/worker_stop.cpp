// A worker that waits for jobs until it is told to stop.
// broken: -DBROKEN | deadlock | deadlock
#include <thread>
#include <stop_token>
#include <condition_variable>
#include <mutex>
#include <queue>
#include <cassert>
class Worker {
    std::mutex m;
    std::condition_variable_any cv;
    std::queue<int> jobs;
    int processed = 0;
    std::jthread t;
public:
    Worker() : t([this](std::stop_token st) { run(st); }) {}
    void post(int j) {
        {
            std::lock_guard lk(m);
            jobs.push(j);
        }
        cv.notify_one();
    }
    int stop() { t.request_stop(); t.join(); return processed; }
private:
    void run(std::stop_token st) {
        while (!st.stop_requested()) {
            std::unique_lock lk(m);
#ifdef BROKEN
            cv.wait(lk, [this] { return !jobs.empty(); });
#else
            if (!cv.wait(lk, st, [this] { return !jobs.empty(); })) return;
#endif
            processed += jobs.front();
            jobs.pop();
        }
    }
};
int main() {
    Worker w;
    w.post(1);
    const int processed = w.stop();
    assert(processed == 1 || processed == 0);
}
