// broken: -DBROKEN | deadlock | 2 threads wait for ever
// a reader-writer lock with guards, writers first
#include <mutex>
#include <condition_variable>
#include <thread>
#include <cassert>
class RwLock {
    std::mutex m; std::condition_variable cv; int readers = 0, waiting = 0; bool writing = false;
public:
    struct ReadGuard { RwLock &l; explicit ReadGuard(RwLock &l) : l(l) { std::unique_lock k(l.m); l.cv.wait(k, [&] { return !l.writing && !l.waiting; }); ++l.readers; }
        ~ReadGuard() { std::lock_guard k(l.m); if (--l.readers == 0) l.cv.notify_all(); } };
    struct WriteGuard { RwLock &l; explicit WriteGuard(RwLock &l) : l(l) { std::unique_lock k(l.m); ++l.waiting; l.cv.wait(k, [&] { return !l.writing && !l.readers; }); --l.waiting; l.writing = true; }
        ~WriteGuard() { std::lock_guard k(l.m); l.writing = false; 
#ifndef BROKEN
        l.cv.notify_all();
#endif
        } };
};
RwLock l; int data;
int main() {
    std::thread w([] { RwLock::WriteGuard g(l); data++; });
    std::thread r([] { RwLock::ReadGuard g(l); assert(data >= 0); });
    { RwLock::WriteGuard g(l); data++; }
    w.join(); r.join(); assert(data == 2);
}
