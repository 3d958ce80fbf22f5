// An object that counts its owners. The last one deletes it, after everything the others did with it.
// broken: -DRELEASE=relaxed | race | data race
#include <atomic>
#include <cassert>
#include <thread>
#include <utility>
#ifndef RELEASE
#define RELEASE acq_rel
#endif

template <class T>
class Ref {
    struct Box {
        T value;
        std::atomic<int> owners{1};
    };
    Box* box;

public:
    explicit Ref(T value) : box(new Box{std::move(value)}) {}
    Ref(const Ref& other) : box(other.box) { box->owners.fetch_add(1, std::memory_order_relaxed); }
    Ref(Ref&& other) noexcept : box(std::exchange(other.box, nullptr)) {}
    Ref& operator=(const Ref&) = delete;
    ~Ref() {
        if (box && box->owners.fetch_sub(1, std::memory_order::RELEASE) == 1) delete box;
    }
    T* operator->() const { return &box->value; }
};

struct Point {
    int x, y;
    ~Point() { x = y = 0; }
};

int main() {
    Ref<Point> mine(Point{1, 2});
    std::thread other([copy = mine]() mutable {
        copy->x = 5;
        Ref<Point> last(std::move(copy));
    });
    std::thread third([copy = mine]() mutable {
        int seen = copy->y;
        assert(seen == 2);
        Ref<Point> last(std::move(copy));
    });
    { Ref<Point> end(std::move(mine)); }
    other.join();
    third.join();
}
