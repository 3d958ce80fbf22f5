// broken: -DBROKEN | assertion | sum == 10 fails
// a coroutine of each thread
#include <coroutine>
#include <thread>
#include <atomic>
#include <cassert>
#include <exception>
template <class T> struct Gen {
    struct promise_type {
        T value;
        Gen get_return_object() { return Gen{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(T v) { value = v; return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> h;
    explicit Gen(std::coroutine_handle<promise_type> h) : h(h) {}
    Gen(Gen &&o) : h(std::exchange(o.h, {})) {}
    ~Gen() { if (h) h.destroy(); }
    bool next() { h.resume(); return !h.done(); }
    T value() { return h.promise().value; }
};
Gen<int> squares(int n) { for (int i = 0; i < n; i++) co_yield i * i; }
std::atomic<int> sum{0};
int main() {
    auto run = [] { auto g = squares(3); while (g.next()) 
#ifdef BROKEN
        sum = sum + g.value();
#else
        sum += g.value();
#endif
    };
    std::thread a(run), b(run);
    a.join(); b.join();
    assert(sum == 10);
}
