// broken: -DBROKEN | race | data race on Blob.*refs
// counted objects, with a fence before the end
#include <atomic>
#include <thread>
#include <cassert>
#include <stdexcept>
// intrusive_ptr as in Boost
template <class T> class intrusive_ptr {
    T *p_;
public:
    intrusive_ptr(T *p = nullptr, bool add = true) : p_(p) { if (p_ && add) intrusive_ptr_add_ref(p_); }
    intrusive_ptr(const intrusive_ptr &o) : intrusive_ptr(o.p_) {}
    intrusive_ptr(intrusive_ptr &&o) noexcept : p_(o.p_) { o.p_ = nullptr; }
    ~intrusive_ptr() { if (p_) intrusive_ptr_release(p_); }
    T *operator->() const { return p_; }
};
template <class D> class counted {
    mutable std::atomic<int> refs{0};
    friend void intrusive_ptr_add_ref(const D *d) { d->refs.fetch_add(1, std::memory_order_relaxed); }
    friend void intrusive_ptr_release(const D *d) {
#ifdef BROKEN
        if (d->refs.fetch_sub(1, std::memory_order_relaxed) == 1) delete d;
#else
        if (d->refs.fetch_sub(1, std::memory_order_release) == 1) { std::atomic_thread_fence(std::memory_order_acquire); delete d; }
#endif
    }
public:
    counted() = default; counted(const counted &) = delete;
};
struct Blob : counted<Blob> { int v = 1; int w = 2; };
int main() {
    intrusive_ptr<Blob> p(new Blob);
    std::thread t([q = p] { q->v = 5; });
    { intrusive_ptr<Blob> q(std::move(p)); assert(q->w == 2); }
    t.join();
}
