// operator new and delete of the program's own: those that it leaves out call them, and free may end what malloc made.
#include <cassert>
#include <cstdlib>
#include <memory>
#include <new>
#include <thread>
#include <vector>

thread_local int made, ended;
void *operator new(std::size_t size) {
    made++;
    if (void *block = std::malloc(size)) return block;
    throw std::bad_alloc();
}
void operator delete(void *block) noexcept {
    ended++;
    std::free(block);
}

struct Base { virtual ~Base() = default; };
struct Derived : Base { int numbers[3]; };

static void use() {
    made = ended = 0;
    {
        std::vector<int> few{1, 2};
        int *several = new int[3];
        delete[] several;
        auto owned = std::make_unique<int[]>(4);
        auto shared = std::make_shared<Base>();
        Base *base = new Derived;
        delete base;
        delete new (std::nothrow) int;
        ::operator delete(::operator new(8, std::align_val_t(64)), std::align_val_t(64));
    }
    assert(made == 6 && ended == 6);
}

int main() {
    std::thread other(use);
    use();
    other.join();
}
