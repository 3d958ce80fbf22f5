// broken: -DBROKEN | race | data race on s\.value
// a value that comes with its mutex; the reference leaks
#include <mutex>
#include <memory>
#include <thread>
#include <string>
#include <cassert>
#include <utility>
// "synchronized<T>" as people write it
template <class T> class Synchronized {
    T value; mutable std::mutex mu;
public:
    template <class... A> explicit Synchronized(A &&...a) : value(std::forward<A>(a)...) {}
    class Proxy { std::unique_lock<std::mutex> l; T *p; public: Proxy(std::mutex &m, T *p) : l(m), p(p) {} T *operator->() { return p; } T &operator*() { return *p; } };
    Proxy operator->() { return Proxy(mu, &value); }
    template <class F> decltype(auto) with(F &&f) { std::lock_guard l(mu); return std::forward<F>(f)(value); }
};
int main() {
    Synchronized<std::string> s("ab");
    std::thread t([&] { s->append("c"); });
#ifdef BROKEN
    // the reference leaves the lock
    std::string &leak = s.with([](std::string &x) -> std::string & { return x; });
    leak += "d";
#else
    s.with([](std::string &x) { x += "d"; });
#endif
    t.join();
    assert(s->size() == 4);
}
