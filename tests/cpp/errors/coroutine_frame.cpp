// kind: race
// message: thread 0 reads at .*, thread 1 frees at
// The awaiter is used after the coroutine was handed to another thread, which may have ended it.
#include <coroutine>
#include <exception>
#include <thread>

struct OnThread {
    std::thread &thread;
    bool await_ready() const { return false; }
    void await_suspend(std::coroutine_handle<> handle) { thread = std::thread([handle] { handle.resume(); }); }
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

static Detached work(std::thread &thread) { // HERE
    co_await OnThread{thread};
}

int main() {
    std::thread thread;
    work(thread);
    thread.join();
}
