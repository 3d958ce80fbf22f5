// How often the module has asked for memory: a search that asks for none in its inner loop is fast for good.
//
// The counter is the thread's own, so that searches that run at the same time do not share it.
#include <cstdlib>
#include <new>

#include "bind.h"

namespace {

thread_local constinit raddle::u64 allocations = 0;

}  // namespace

// The other forms of new and delete end here, but for those of types with a large alignment: there are none.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* const found = std::malloc(size != 0 ? size : 1)) return found;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace raddle::bind {

void register_allocations(nb::module_& m) {
    m.def("allocations", [] { return allocations; }, "How often this thread has asked for memory so far.");
}

}  // namespace raddle::bind
