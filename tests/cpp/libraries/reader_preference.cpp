// Readers and writers with a mutex and a condition variable, as a class with guards of its own.
// broken: -DBROKEN | race | data race on value
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

class RwLock {
    std::mutex mutex;
    std::condition_variable free;
    int readers = 0;
    bool writer = false;

public:
    void lock_shared() {
        std::unique_lock lock(mutex);
        free.wait(lock, [&] { return !writer; });
        readers++;
    }
    void unlock_shared() {
        std::lock_guard lock(mutex);
        if (--readers == 0) free.notify_all();
    }
    void lock() {
        std::unique_lock lock(mutex);
#ifdef BROKEN
        free.wait(lock, [&] { return !writer; });
#else
        free.wait(lock, [&] { return !writer && readers == 0; });
#endif
        writer = true;
    }
    void unlock() {
        std::lock_guard lock(mutex);
        writer = false;
        free.notify_all();
    }
};

RwLock rw;
int value = 0;

struct Reading {
    Reading() { rw.lock_shared(); }
    ~Reading() { rw.unlock_shared(); }
};

int main() {
    std::thread writer([] {
        std::lock_guard lock(rw);
        value = 1;
    });
    {
        Reading reading;
        assert(value == 0 || value == 1);
    }
    writer.join();
}
