// broken: -DBROKEN | race | data race on
// a coroutine that goes on in another thread
// coroutine task that resumes on another thread
#include <coroutine>
#include <thread>
#include <atomic>
#include <cassert>
#include <exception>
#include <optional>
#include <stdexcept>
struct Task {
    struct promise_type {
        std::atomic<bool> done{false}; int value = 0; std::exception_ptr err;
        Task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_never initial_suspend() noexcept { return {}; }
        struct Final { bool await_ready() noexcept { return false; } void await_suspend(std::coroutine_handle<promise_type> h) noexcept { h.promise().done.store(true, 
#ifdef BROKEN
 std::memory_order_relaxed
#else
 std::memory_order_release
#endif
        ); h.promise().done.notify_all(); } void await_resume() noexcept {} };
        Final final_suspend() noexcept { return {}; }
        void return_value(int v) { value = v; }
        void unhandled_exception() { err = std::current_exception(); }
    };
    std::coroutine_handle<promise_type> h;
    int get() { h.promise().done.wait(false, std::memory_order_acquire); if (h.promise().err) std::rethrow_exception(h.promise().err); return h.promise().value; }
    ~Task() { h.destroy(); }
};
struct NewThread { std::thread &t; bool await_ready() { return false; } void await_suspend(std::coroutine_handle<> h) { t = std::thread([h] { h.resume(); }); } void await_resume() {} };
Task compute(std::thread &t, int x) { int local = x * 2; co_await NewThread{t}; if (x == 9) throw std::runtime_error("nine"); co_return local + 1; }
int main() {
    std::thread t;
    { Task a = compute(t, 3); assert(a.get() == 7); t.join(); }
}
