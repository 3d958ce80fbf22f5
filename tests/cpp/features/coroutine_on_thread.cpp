// A coroutine that goes on in another thread: what the first one wrote is there.
#include <atomic>
#include <cassert>
#include <coroutine>
#include <exception>
#include <thread>

struct OnThread {
    std::thread &thread;
    bool await_ready() const { return false; }
    void await_suspend(std::coroutine_handle<> handle) {
        std::thread &own = thread; // the awaiter lives in the frame, which may be gone once the thread runs
        own = std::thread([handle] { handle.resume(); });
    }
    void await_resume() {}
};
struct Detached {
    struct promise_type {
        Detached get_return_object() { return {}; }
        std::suspend_never initial_suspend() noexcept { return {}; }
        std::suspend_never final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
};

static int data;
static std::atomic<bool> done{false};

static Detached work(std::thread &thread) {
    int local = 20;
    co_await OnThread{thread};
    data = local + 1;
    done.store(true, std::memory_order_release);
}

int main() {
    std::thread thread;
    work(thread);
    while (!done.load(std::memory_order_acquire)) {
    }
    assert(data == 21);
    thread.join();
}
