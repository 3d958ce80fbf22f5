// A bounded buffer of three semaphores; one of them protects the indices.
// broken: -DBROKEN | race | b.tail
#include <cassert>
#include <semaphore>
#include <thread>
template <typename T, int N>
class Bounded {
    T data[N];
    int head = 0, tail = 0;
    std::counting_semaphore<N> slots{N}, items{0};
    std::binary_semaphore mtx{1};

  public:
    void put(T v) {
        slots.acquire();
#ifndef BROKEN
        mtx.acquire();
#endif
        data[tail++ % N] = v;
#ifndef BROKEN
        mtx.release();
#endif
        items.release();
    }
    T take() {
        items.acquire();
        mtx.acquire();
        T v = data[head++ % N];
        mtx.release();
        slots.release();
        return v;
    }
};
int main() {
    Bounded<int, 2> b;
    std::thread p1([&] { b.put(1); }), p2([&] { b.put(2); });
    int a = b.take(), c = b.take();
    p1.join();
    p2.join();
    assert(a + c == 3);
}
