#include <stop_token>
#include <thread>
#include <atomic>
#include <optional>
#include <functional>
#include <cassert>
int main() {
    std::stop_source src;
    std::stop_token tok = src.get_token();
    assert(src.stop_possible() && tok.stop_possible() && !tok.stop_requested());
    int order = 0, a = 0, b = 0;
    std::optional<std::stop_callback<std::function<void()>>> self;
    {
        std::stop_callback one(tok, [&] { a = ++order; });
        std::stop_callback gone(tok, [&] { assert(false); });
    }
    assert(order == 0);
    self.emplace(tok, [&] { b = ++order; self.reset(); });
    std::stop_callback two(tok, [&] { a = ++order; });
    bool first = false, second = false;
    std::thread t([&] { second = src.request_stop(); });
    first = src.request_stop();
    t.join();
    assert(first != second);
    assert(a && b && a + b == 3);
    std::stop_callback late(tok, [&] { order = 10; });
    assert(order == 10);
    std::stop_token none;
    assert(!none.stop_possible());
    { std::stop_source s2; none = s2.get_token(); }
    assert(!none.stop_possible());
}
