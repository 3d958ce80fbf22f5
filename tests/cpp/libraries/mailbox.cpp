// An actor with a mailbox, stopped by its jthread's stop token.
// broken: -DBROKEN | deadlock | deadlock|wait
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <queue>
#include <stop_token>
#include <thread>

class Actor {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::queue<int> mails;
    int sum = 0;
    std::jthread thread;

    void run(std::stop_token stop) {
        for (;;) {
            std::unique_lock lock(mutex);
#ifdef BROKEN
            changed.wait(lock, [&] { return !mails.empty() || stop.stop_requested(); });
#else
            changed.wait(lock, stop, [&] { return !mails.empty(); });
#endif
            if (mails.empty()) return;
            sum += mails.front();
            mails.pop();
        }
    }

public:
    Actor() : thread([this](std::stop_token stop) { run(stop); }) {}
    void send(int mail) {
        std::lock_guard lock(mutex);
        mails.push(mail);
        changed.notify_one();
    }
    int stop() {
        thread.request_stop();
        thread.join();
        return sum;
    }
};

int main() {
    Actor actor;
    assert(actor.stop() == 0);
}
