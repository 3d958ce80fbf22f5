// The runtime of exceptions. A thread that unwinds has the thrown object in __raddle_unwinding; raddle's lowering
// looks at it after every call that may throw. What is thrown lies behind a header; which handler takes it is
// decided by libc++abi's type information.
#include "runtime.h"
#include "private_typeinfo.h"
#include <exception>
#include <initializer_list>
#include <typeinfo>

using __cxxabiv1::__shim_type_info;

extern "C" {
__thread void *__raddle_unwinding;
}

namespace {
struct Header {
    void *adjusted; // what the handler gets
    std::type_info *type;
    void (*destructor)(void *);
    void *primary; // of an object that exception_ptr throws again: the one first thrown
    Header *next;  // caught before, by this thread
    long handlers; // negative: thrown again by one of them
    _Atomic(long) references;
    long padding;
};
static_assert(sizeof(Header) % 16 == 0);

__thread Header *caught;
__thread int uncaught;
_Atomic(std::terminate_handler) handler;

Header *header_of(void *thrown) { return static_cast<Header *>(thrown) - 1; }
void *object_of(Header *header) { return header->primary ? header->primary : header + 1; }

void release(void *thrown) {
    Header *header = header_of(thrown);
    if (__c11_atomic_fetch_sub(&header->references, 1, __ATOMIC_ACQ_REL) != 1) return;
    if (header->primary)
        release(header->primary);
    else if (header->destructor)
        header->destructor(thrown);
    __raddle_free(header);
}

[[noreturn]] void end_program(const char *first, const char *second, const char *third) {
    static __thread char text[256];
    unsigned at = 0;
    for (const char *part : {first, second, third})
        for (const char *c = part; *c && at < 255; c++) text[at++] = *c;
    text[at] = 0;
    __raddle_error_abort(text);
}

// A report demangles the name.
[[noreturn]] void end_program(const char *what, const std::type_info *type) {
    end_program("an exception of type ", type->name(), what);
}
} // namespace

extern "C" {
void *__cxa_allocate_exception(std::size_t size) noexcept {
    return static_cast<Header *>(__raddle_allocate(size + sizeof(Header), 1)) + 1;
}

void __cxa_free_exception(void *thrown) noexcept { __raddle_free(header_of(thrown)); }

__cxxabiv1::__cxa_exception *__cxa_init_primary_exception(void *thrown, std::type_info *type,
                                                           void (*destructor)(void *)) noexcept {
    Header *header = header_of(thrown);
    header->type = type;
    header->destructor = destructor;
    return reinterpret_cast<__cxxabiv1::__cxa_exception *>(header);
}

// Returns, unlike its declaration says: lowering leaves the function that called it.
void __cxa_throw(void *thrown, std::type_info *type, void (*destructor)(void *)) {
    __cxa_init_primary_exception(thrown, type, destructor);
    __c11_atomic_store(&header_of(thrown)->references, 1, __ATOMIC_RELAXED);
    uncaught++;
    __raddle_unwinding = thrown;
}

// What stands in for throwing in programs that catch nothing.
void __raddle_fatal_throw(void *, std::type_info *type, void (*)(void *)) { end_program(" is not caught", type); }
void __raddle_fatal_rethrow(void) { __raddle_error_abort("std::terminate is called"); }
void __raddle_fatal_rethrow_primary(void *primary) {
    if (primary) end_program(" is not caught", header_of(primary)->type);
}

// The library's own exceptions, each thrown by a function of its own: with a text, a code and a text, or nothing to say.
#define FATAL(TYPE) "an exception of type std::" #TYPE " is not caught"
#define PLAIN(TYPE) \
    void __raddle_fatal_##TYPE(void) { __raddle_error_abort(FATAL(TYPE)); }
#define TEXT(TYPE) \
    void __raddle_fatal_##TYPE(const char *text) { end_program(FATAL(TYPE) ": ", text, ""); }
PLAIN(bad_alloc)
PLAIN(bad_any_cast)
PLAIN(bad_array_new_length)
PLAIN(bad_cast)
PLAIN(bad_function_call)
PLAIN(bad_optional_access)
PLAIN(bad_variant_access)
PLAIN(bad_weak_ptr)
PLAIN(regex_error)
TEXT(domain_error)
TEXT(format_error)
TEXT(invalid_argument)
TEXT(length_error)
TEXT(logic_error)
TEXT(out_of_range)
TEXT(overflow_error)
TEXT(range_error)
TEXT(runtime_error)
TEXT(underflow_error)
void __raddle_fatal_failure(const char *text) { end_program(FATAL(ios_base::failure) ": ", text, ""); }
void __raddle_fatal_system_error(int, const char *text) { end_program(FATAL(system_error) ": ", text, ""); }

void __raddle_uncaught(void) { end_program(" is not caught", header_of(__raddle_unwinding)->type); }

// Whether a handler for `wanted` (null: any) takes what was thrown: `number`, unless an earlier one did.
int __raddle_catches(void *thrown, const std::type_info *wanted, int number, int earlier) {
    if (earlier) return earlier;
    Header *header = header_of(thrown);
    void *object = object_of(header);
    if (wanted) {
        auto *asked = static_cast<const __shim_type_info *>(wanted);
        auto *type = static_cast<const __shim_type_info *>(header->type);
        if (!asked->can_catch(type, object)) return 0;
    }
    header->adjusted = object;
    return number;
}

void *__cxa_get_exception_ptr(void *thrown) noexcept { return header_of(thrown)->adjusted; }

void *__cxa_begin_catch(void *thrown) noexcept {
    Header *header = header_of(thrown);
    header->handlers = (header->handlers < 0 ? -header->handlers : header->handlers) + 1;
    if (caught != header) {
        header->next = caught;
        caught = header;
    }
    uncaught--;
    return header->adjusted;
}

void __cxa_end_catch(void) {
    Header *header = caught;
    if (!header) return;
    if (header->handlers < 0) {
        if (++header->handlers == 0) caught = header->next;
    } else if (--header->handlers == 0) {
        caught = header->next;
        release(header + 1);
    }
}

void __cxa_rethrow(void) {
    Header *header = caught;
    if (!header) __raddle_error_abort("std::terminate: throw without an exception that is handled");
    header->handlers = -header->handlers;
    uncaught++;
    __raddle_unwinding = header + 1;
}

std::type_info *__cxa_current_exception_type(void) { return caught ? caught->type : nullptr; }

// --- exception_ptr

void __cxa_increment_exception_refcount(void *thrown) noexcept {
    if (thrown) __c11_atomic_fetch_add(&header_of(thrown)->references, 1, __ATOMIC_RELAXED);
}

void __cxa_decrement_exception_refcount(void *thrown) noexcept {
    if (thrown) release(thrown);
}

void *__cxa_current_primary_exception(void) noexcept {
    if (!caught) return nullptr;
    void *thrown = caught->primary ? caught->primary : caught + 1;
    __cxa_increment_exception_refcount(thrown);
    return thrown;
}

// A handler of its own needs a header of its own: others may handle the same object at the same time.
void __raddle_rethrow(void *primary) {
    Header *header = static_cast<Header *>(__raddle_allocate(sizeof(Header), 1));
    header->type = header_of(primary)->type;
    header->primary = primary;
    __c11_atomic_store(&header->references, 1, __ATOMIC_RELAXED);
    __cxa_increment_exception_refcount(primary);
    uncaught++;
    __raddle_unwinding = header + 1;
}

void __cxa_rethrow_primary_exception(void *primary) {
    if (primary) __raddle_rethrow(primary);
}

bool __cxa_uncaught_exception(void) noexcept { return uncaught != 0; }
unsigned __cxa_uncaught_exceptions(void) noexcept { return uncaught; }

void __cxa_bad_cast(void) { throw std::bad_cast(); }
void __cxa_bad_typeid(void) { throw std::bad_typeid(); }
void __cxa_throw_bad_array_new_length(void) { __raddle_unsupported("a failing operator new[] (a bad array length)"); }
void __cxa_call_unexpected(void *) { __raddle_unsupported("an exception specification that is broken"); }
}

namespace std {
[[noreturn]] void terminate() noexcept {
    terminate_handler own = __c11_atomic_load(&handler, __ATOMIC_ACQUIRE);
    if (own) own();
    if (caught) end_program(" leaves a function that may not throw", caught->type);
    __raddle_error_abort("std::terminate is called");
}

terminate_handler set_terminate(terminate_handler own) noexcept {
    return __c11_atomic_exchange(&handler, own, __ATOMIC_ACQ_REL);
}
terminate_handler get_terminate() noexcept { return __c11_atomic_load(&handler, __ATOMIC_ACQUIRE); }
bool uncaught_exception() noexcept { return uncaught != 0; }
int uncaught_exceptions() noexcept { return uncaught; }
} // namespace std
