// Futures: an exception in a task, a broken promise, a second value, no state.
#include <cstdio>
#include <future>
#include <stdexcept>

int main() {
    std::packaged_task<int(int)> task([](int n) {
        if (n < 0) throw std::domain_error("negative");
        return n * 2;
    });
    auto result = task.get_future();
    task(-1);
    try {
        result.get();
    } catch (const std::domain_error &error) {
        std::printf("%s\n", error.what());
    }
    std::future<int> broken;
    {
        std::promise<int> promise;
        broken = promise.get_future();
    }
    try {
        broken.get();
    } catch (const std::future_error &error) {
        std::printf("broken %d\n", error.code() == std::future_errc::broken_promise);
    }
    std::promise<void> promise;
    promise.set_value();
    try {
        promise.set_value();
    } catch (const std::future_error &error) {
        std::printf("twice %d\n", error.code() == std::future_errc::promise_already_satisfied);
    }
    try {
        std::promise<int> other;
        auto a = other.get_future();
        auto b = other.get_future();
    } catch (const std::future_error &error) {
        std::printf("retrieved %d\n", error.code() == std::future_errc::future_already_retrieved);
    }
    auto deferred = std::async(std::launch::deferred, []() -> int { throw 11; });
    try {
        deferred.get();
    } catch (int n) {
        std::printf("deferred %d\n", n);
    }
}
