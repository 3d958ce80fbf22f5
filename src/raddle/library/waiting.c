// The word of a condition variable or a barrier that waiting threads look at.
//
// POSIX lets a thread destroy such an object, and free it, as soon as the others are let go, even if
// they have not yet returned from their wait. So in programs that destroy one, the word lies in a block of
// its own that is never freed, and the second word of the object points to it. An object with a static
// initialiser has a null pointer there, and its first word is used.
void *__raddle_waiting_word(void *object) { return object; }
void __raddle_new_waiting_word(void *object) {}

// POSIX lets nobody use a condition variable that is destroyed, until it is initialised again.
enum { NO_WORD = 1 };

void *__raddle_kept_waiting_word(void *object) {
    word kept = atomic_load_explicit((atomic_word *)object + 1, memory_order_relaxed);
    if (kept == NO_WORD) __raddle_error_lock("a condition variable is used after it was destroyed");
    return kept ? (void *)(uintptr_t)kept : object;
}

void __raddle_keep_waiting_word(void *object) {
    void *kept = __raddle_allocate(sizeof(word), 1);
    atomic_store_explicit((atomic_word *)object + 1, (uintptr_t)kept, memory_order_relaxed);
}

int __raddle_is_destroyed(void *object) { return 0; }

int __raddle_was_destroyed(void *object) {
    return atomic_load_explicit((atomic_word *)object + 1, memory_order_relaxed) == NO_WORD;
}

static void end_waiting_word(void *object) {
    atomic_store_explicit((atomic_word *)object + 1, NO_WORD, memory_order_relaxed);
}

static atomic_word *waiting_word(void *object) { return __raddle_waiting_word(object); }
