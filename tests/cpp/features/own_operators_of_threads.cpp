// A thread gives back all that it was made with, and what it was made with comes from the program's own operators.
#include <atomic>
#include <cassert>
#include <cstdlib>
#include <new>
#include <thread>
#include <vector>

std::atomic<long> live{0};
void *operator new(std::size_t size) {
    ++live;
    if (void *block = std::malloc(size)) return block;
    throw std::bad_alloc();
}
void operator delete(void *block) noexcept {
    if (block) --live;
    std::free(block);
}
void operator delete(void *block, std::size_t) noexcept { ::operator delete(block); }

int main() {
    {
        long five[] = {1, 2, 3, 4, 5}; // more than a thread has room for without memory
        std::thread other([five] {
            std::vector<long> numbers{five[0], five[4]};
            assert(numbers.size() == 2 && live > 1);
        });
        other.join();
    }
    assert(live == 0);
}
