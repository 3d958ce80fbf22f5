// qsort and bsearch. Elements move in words of the size they are likely to be made of.
#define MOVE(type)                                                                       \
    for (size_t i = 0; i < size; i += sizeof(type)) {                                    \
        type kept = *(type *)(a + i);                                                    \
        *(type *)(a + i) = *(type *)(b + i);                                             \
        *(type *)(b + i) = kept;                                                         \
    }

static void swap(char *a, char *b, size_t size) {
    uintptr_t mixed = (uintptr_t)a | size;
    if (mixed % sizeof(uintptr_t) == 0) MOVE(uintptr_t)
    else if (mixed % 4 == 0) MOVE(unsigned)
    else if (mixed % 2 == 0) MOVE(unsigned short)
    else MOVE(char)
}

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    char *items = base;
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j && compare(items + (j - 1) * size, items + j * size) > 0; j--)
            swap(items + (j - 1) * size, items + j * size, size);
}

void qsort_r(void *base, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *context) {
    char *items = base;
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j && compare(items + (j - 1) * size, items + j * size, context) > 0; j--)
            swap(items + (j - 1) * size, items + j * size, size);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
    const char *items = base;
    while (count) {
        const char *middle = items + count / 2 * size;
        int order = compare(key, middle);
        if (order == 0) return (void *)middle;
        if (order > 0) {
            items = middle + size;
            count -= count / 2 + 1;
        } else
            count /= 2;
    }
    return 0;
}
