// broken: -DBROKEN | race | data race on buffer\.in
#include <array>
#include <cassert>
#include <semaphore>
#include <mutex>
#include <thread>
#include <vector>
template <class T, int N> class Buffer {
    std::array<T, N> items{};
    int in = 0, out = 0;
    std::counting_semaphore<N> spaces{N}, filled{0};
    std::mutex m;
public:
    void put(T v) {
        spaces.acquire();
        {
#ifndef BROKEN
            std::lock_guard g(m);
#endif
            items[in] = v;
            in = (in + 1) % N;
        }
        filled.release();
    }
    T take() {
        filled.acquire();
        std::lock_guard g(m);
        T v = items[out];
        out = (out + 1) % N;
        spaces.release();
        return v;
    }
};
int main() {
    Buffer<int, 2> buffer;
    std::vector<std::jthread> producers;
    for (int i = 0; i < 2; i++) producers.emplace_back([&, i] { buffer.put(10 + i); });
    int sum = 0;
    for (int i = 0; i < 2; i++) sum += buffer.take();
    assert(sum == 21);
}
