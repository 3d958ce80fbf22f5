// The heap, and blocks of bytes. Allocation succeeds, except for sizes that no object can have: those
// give a null pointer, as they do everywhere. In between are sizes that a real machine may refuse or not.
#include <stdlib.h>
#undef bsearch

#define LARGEST (1ul << 30)
#define IMPOSSIBLE SIZE_MAX

static void *allocate(size_t size, int zero) {
    if (size > PTRDIFF_MAX) {
        errno = ENOMEM;
        return 0;
    }
    if (size > LARGEST) __raddle_unsupported("an allocation of more than 1 GiB (use a smaller size)");
    return __raddle_allocate(size, zero);
}

void *malloc(size_t size) { return allocate(size, 0); }

void *calloc(size_t count, size_t size) {
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) total = IMPOSSIBLE;
    return allocate(total, 1);
}

void free(void *pointer) { __raddle_free(pointer); }

void *realloc(void *pointer, size_t size) {
    if (!pointer) return allocate(size, 0);
    size_t old = __raddle_size_of(pointer);
    void *moved = allocate(size, 0);
    if (!moved) return 0;
    __builtin_memcpy(moved, pointer, old < size ? old : size);
    __raddle_free(pointer);
    return moved;
}

void *reallocarray(void *pointer, size_t count, size_t size) {
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) total = IMPOSSIBLE;
    return realloc(pointer, total);
}

// Every object of the machine lies at a multiple of 4 MiB.
void *aligned_alloc(size_t alignment, size_t size) { return allocate(size, 0); }
void *memalign(size_t alignment, size_t size) { return allocate(size, 0); }
void *valloc(size_t size) { return allocate(size, 0); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || alignment & (alignment - 1)) return EINVAL;
    void *made = allocate(size, 0);
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

void *memccpy(void *target, const void *source, int byte, size_t size) {
    unsigned char *to = target;
    const unsigned char *from = source;
    for (size_t i = 0; i < size; i++)
        if ((to[i] = from[i]) == (unsigned char)byte) return to + i + 1;
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
