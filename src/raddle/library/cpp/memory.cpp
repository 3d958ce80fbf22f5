// new and delete. Allocation succeeds or, for sizes that no object can have, ends the program: a program that
// handles bad_alloc is refused by that message.
#include "runtime.h"
#include <cstdlib>
#include <new>

static void *made(std::size_t size) {
    void *block = std::malloc(size);
    if (!block) __raddle_unsupported("a failing operator new (the size is larger than any object)");
    return block;
}

void *operator new(std::size_t size) { return made(size); }
void *operator new[](std::size_t size) { return made(size); }
void *operator new(std::size_t size, const std::nothrow_t &) noexcept { return std::malloc(size); }
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept { return std::malloc(size); }
// Every object of the machine lies at a multiple of 4 MiB.
void *operator new(std::size_t size, std::align_val_t) { return made(size); }
void *operator new[](std::size_t size, std::align_val_t) { return made(size); }
void *operator new(std::size_t size, std::align_val_t, const std::nothrow_t &) noexcept { return std::malloc(size); }
void *operator new[](std::size_t size, std::align_val_t, const std::nothrow_t &) noexcept { return std::malloc(size); }

void operator delete(void *block) noexcept { std::free(block); }
void operator delete[](void *block) noexcept { std::free(block); }
void operator delete(void *block, std::size_t) noexcept { std::free(block); }
void operator delete[](void *block, std::size_t) noexcept { std::free(block); }
void operator delete(void *block, const std::nothrow_t &) noexcept { std::free(block); }
void operator delete[](void *block, const std::nothrow_t &) noexcept { std::free(block); }
void operator delete(void *block, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void *block, std::align_val_t) noexcept { std::free(block); }
void operator delete(void *block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void *block, std::size_t, std::align_val_t) noexcept { std::free(block); }
void operator delete(void *block, std::align_val_t, const std::nothrow_t &) noexcept { std::free(block); }
void operator delete[](void *block, std::align_val_t, const std::nothrow_t &) noexcept { std::free(block); }

const std::nothrow_t std::nothrow{};
