// broken: -DBROKEN | race | data race on ch\.closed_
// closable channel; receive with timeout
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <thread>
using namespace std::chrono_literals;

template <class T> class Channel {
public:
    void send(T v) {
        {
            std::lock_guard lk(m_);
            q_.push_back(std::move(v));
        }
        cv_.notify_one();
    }
    void close() {
#ifdef BROKEN
        closed_ = true;
#else
        { std::lock_guard lk(m_); closed_ = true; }
#endif
        cv_.notify_all();
    }
    std::optional<T> receive() {
        std::unique_lock lk(m_);
        cv_.wait(lk, [&] { return closed_ || !q_.empty(); });
        if (q_.empty()) return {};
        T v = std::move(q_.front());
        q_.pop_front();
        return v;
    }
    template <class Rep, class Period>
    std::optional<T> receive_for(std::chrono::duration<Rep, Period> d) {
        std::unique_lock lk(m_);
        if (!cv_.wait_for(lk, d, [&] { return closed_ || !q_.empty(); })) return {};
        if (q_.empty()) return {};
        T v = std::move(q_.front());
        q_.pop_front();
        return v;
    }
private:
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<T> q_;
    bool closed_ = false;
};
int main() {
    Channel<int> ch;
    int sum = 0, got = 0;
    std::thread rx([&] {
        if (auto v = ch.receive_for(10ms)) { sum += *v; ++got; }
        while (auto v = ch.receive()) { sum += *v; ++got; }
    });
    std::thread tx([&] {
        ch.send(1);
        std::this_thread::sleep_for(1ms);
        ch.send(2);
        ch.close();
    });
    tx.join();
    rx.join();
    assert(sum == 3 && got == 2);
    std::cout << "sum=" << sum << "\n";
}
