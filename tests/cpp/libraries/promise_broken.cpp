// A promise that goes away without a value throws into the waiting get().
// broken: -DBROKEN | abort | std::future_error is not caught
#include <cassert>
#include <future>
#include <thread>
#include <utility>

void produce(std::promise<int> promise, bool keep) {
    if (keep) promise.set_value(3);
}

int main() {
    std::promise<int> promise;
    auto future = promise.get_future();
    std::thread thread(produce, std::move(promise), false);
#ifdef BROKEN
    int value = future.get();
#else
    int value = 0;
    try {
        value = future.get();
    } catch (const std::future_error& error) {
        assert(error.code() == std::future_errc::broken_promise);
        value = -1;
    }
#endif
    thread.join();
    assert(value == -1);
}
