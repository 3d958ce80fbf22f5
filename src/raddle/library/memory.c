// The heap, and blocks of bytes. Allocation succeeds, except for sizes that no object can have: those
// give a null pointer, as they do everywhere. In between are sizes that a real machine may refuse or not.
#include <stdlib.h>
#undef bsearch

#define LARGEST ((word)1 << 30)
#define IMPOSSIBLE SIZE_MAX

void *__raddle_make_block(size_t size, int zero) { return __raddle_allocate(size, zero); }
void __raddle_end_block(void *pointer) { __raddle_free(pointer); }

void *__raddle_move_block(void *pointer, size_t kept, size_t size) {
    void *moved = __raddle_make_block(size, 0);
    __builtin_memcpy(moved, pointer, kept);
    __raddle_end_block(pointer);
    return moved;
}

// The same three with --reuse-addresses. What is freed is put on a shelf, from which an allocation may take any
// of it: which one, and whether it does, are choices. Nothing but putting down and taking one block orders the
// two threads. Numbers grow from life to life of a block.
#define SHELF 64
#define SLOT ((word)1 << 22)
static atomic_word freed_count, freed_blocks[SHELF];

void *__raddle_make_block_again(size_t size, int zero) {
    if (size >= SLOT || !__raddle_choose(2)) return __raddle_allocate(size, zero);
    word count = atomic_load_explicit(&freed_count, memory_order_relaxed);
    __raddle_assume(count != 0);
    word number = __raddle_choose(count);
    word block = atomic_exchange_explicit(&freed_blocks[number], 0, memory_order_acquire);
    __raddle_assume(block != 0);
    void *made = __raddle_recycle((char *)(uintptr_t)block + number + 1, size);
    if (zero) __builtin_memset(made, 0, size);
    return made;
}

static word new_number(void) {
    word number = atomic_fetch_add_explicit(&freed_count, 1, memory_order_relaxed);
    if (number >= SHELF) __raddle_unsupported("--reuse-addresses with more than 64 freed blocks");
    return number;
}

void __raddle_end_block_again(void *pointer) {
    __raddle_free(pointer);
    if (!pointer) return;
    word number = new_number();
    atomic_store_explicit(&freed_blocks[number], (uintptr_t)pointer, memory_order_release);
}

// A block may also stay where it is. It is a new life of it all the same: old pointers are not valid.
void *__raddle_move_block_again(void *pointer, size_t kept, size_t size) {
    if (size >= SLOT || !__raddle_choose(2)) {
        void *moved = __raddle_make_block_again(size, 0);
        __builtin_memcpy(moved, pointer, kept);
        __raddle_end_block_again(pointer);
        return moved;
    }
    void *copy = __raddle_allocate(kept, 0);
    __builtin_memcpy(copy, pointer, kept);
    __raddle_free(pointer);
    void *made = __raddle_recycle((char *)pointer + new_number() + 1, size);
    __builtin_memcpy(made, copy, kept);
    __raddle_free(copy);
    return made;
}

// Blocks of C++'s new and new[], which only their own delete may end. With --reuse-addresses, or if the program
// has an operator new of its own, they are as malloc's.
void *__raddle_make_new(size_t size) { return __raddle_allocate_new(size, 0); }
void *__raddle_make_array(size_t size) { return __raddle_allocate_array(size, 0); }
void __raddle_end_new(void *pointer) { __raddle_free_new(pointer); }
void __raddle_end_array(void *pointer) { __raddle_free_array(pointer); }
void *__raddle_make_plain(size_t size) { return __raddle_make_block(size, 0); }

static int is_possible(size_t size) {
    if (size > PTRDIFF_MAX) {
        errno = ENOMEM;
        return 0;
    }
    if (size > LARGEST) __raddle_unsupported("an allocation of more than 1 GiB (use a smaller size)");
    return 1;
}

static void *allocate(size_t size, int zero) { return is_possible(size) ? __raddle_make_block(size, zero) : 0; }

void *malloc(size_t size) { return allocate(size, 0); }
void *__raddle_new(size_t size) { return is_possible(size) ? __raddle_make_new(size) : 0; }
void *__raddle_new_or_null(size_t size) { return __raddle_new(size); }
void *__raddle_new_array(size_t size) { return is_possible(size) ? __raddle_make_array(size) : 0; }

void *calloc(size_t count, size_t size) {
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) total = IMPOSSIBLE;
    return allocate(total, 1);
}

void free(void *pointer) { __raddle_end_block(pointer); }

void *realloc(void *pointer, size_t size) {
    if (!pointer) return allocate(size, 0);
    size_t old = __raddle_size_of(pointer);
    if (!size) {  // as glibc does it
        __raddle_end_block(pointer);
        return 0;
    }
    return is_possible(size) ? __raddle_move_block(pointer, old < size ? old : size, size) : 0;
}

void *reallocarray(void *pointer, size_t count, size_t size) {
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) total = IMPOSSIBLE;
    return realloc(pointer, total);
}

// Every object of the machine lies at a multiple of 4 MiB, with 32 bits at one of 1 KiB (assemble/words.py).
static void *allocate_at(size_t alignment, size_t size) {
    if (NARROW && alignment > 1024) __raddle_unsupported("memory at a multiple of more than 1024 bytes, with -m32");
    return allocate(size, 0);
}

void *aligned_alloc(size_t alignment, size_t size) { return allocate_at(alignment, size); }
void *memalign(size_t alignment, size_t size) { return allocate_at(alignment, size); }
void *valloc(size_t size) { return allocate_at(4096, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || alignment & (alignment - 1)) return EINVAL;
    void *made = allocate_at(alignment, size);
    if (!made) return ENOMEM;
    *result = made;
    return 0;
}

size_t malloc_usable_size(void *pointer) { return pointer ? __raddle_size_of(pointer) : 0; }

void *memcpy(void *target, const void *source, size_t size) { return __builtin_memcpy(target, source, size); }
void *memmove(void *target, const void *source, size_t size) { return __builtin_memmove(target, source, size); }
void *memset(void *target, int byte, size_t size) { return __builtin_memset(target, byte, size); }

void *mempcpy(void *target, const void *source, size_t size) {
    __builtin_memcpy(target, source, size);
    return (char *)target + size;
}

// What the machine does for memcpy: C leaves undefined what copies between objects that overlap do, and
// usual implementations do not go byte by byte.
static void keep_apart(const void *target, size_t written, const void *source, size_t read) {
    if ((word)(uintptr_t)target < (word)(uintptr_t)source + read && (word)(uintptr_t)source < (word)(uintptr_t)target + written)
        __raddle_error_memory("a string is copied to memory that overlaps with it");
}

void *memccpy(void *target, const void *source, int byte, size_t size) {
    unsigned char *to = target;
    const unsigned char *from = source;
    for (size_t i = 0; i < size; i++)
        if ((to[i] = from[i]) == (unsigned char)byte) {
            keep_apart(to, i + 1, from, i + 1);
            return to + i + 1;
        }
    keep_apart(to, size, from, size);
    return 0;
}

void bzero(void *target, size_t size) { __builtin_memset(target, 0, size); }
void explicit_bzero(void *target, size_t size) { __builtin_memset(target, 0, size); }

int memcmp(const void *first, const void *second, size_t size) {
    const unsigned char *a = first, *b = second;
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

int bcmp(const void *first, const void *second, size_t size) { return memcmp(first, second, size); }

void *memrchr(const void *block, int byte, size_t size) {
    const unsigned char *p = block;
    while (size--)
        if (p[size] == (unsigned char)byte) return (void *)(p + size);
    return 0;
}

void *memchr(const void *block, int byte, size_t size) {
    const unsigned char *p = block;
    for (size_t i = 0; i < size; i++)
        if (p[i] == (unsigned char)byte) return (void *)(p + i);
    return 0;
}
