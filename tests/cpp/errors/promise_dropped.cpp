// kind: abort
// message: ^an exception of type std::future_error is not caught
#include <future>
#include <thread>

int main() {
    std::promise<int> promise;
    std::future<int> future = promise.get_future();
    std::thread other([kept = std::move(promise)]() mutable { (void)kept; });
    other.join();
    return future.get(); // HERE
}
