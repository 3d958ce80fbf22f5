// Locks that guards hold are given back; a lock that is not held is an error of its own.
#include <cstdio>
#include <mutex>
#include <shared_mutex>
#include <system_error>

static std::mutex mutex;
static std::shared_mutex shared;

static void work(int n) {
    std::scoped_lock guard(mutex);
    std::shared_lock reader(shared);
    if (n) throw n;
}

int main() {
    for (int n : {0, 1, 2})
        try {
            work(n);
            std::printf("done\n");
        } catch (int caught) {
            std::printf("%d %d\n", caught, mutex.try_lock());
            mutex.unlock();
        }
    std::unique_lock<std::mutex> lock(mutex, std::defer_lock);
    try {
        lock.unlock();
    } catch (const std::system_error &error) {
        std::printf("not held %d\n", error.code() == std::errc::operation_not_permitted);
    }
    lock.lock();
    try {
        lock.lock();
    } catch (const std::system_error &error) {
        std::printf("held %d\n", error.code() == std::errc::resource_deadlock_would_occur);
    }
}
