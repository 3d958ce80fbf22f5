// Threads, their keys and their cleanup handlers.
enum { KEYS = 64, ROUNDS = 4 };

static _Atomic unsigned keys_made;
static void (*_Atomic key_destructors[KEYS])(void *);
static _Thread_local void *key_values[KEYS];
static _Thread_local int cleanups_pending, ends;

static int detached(const pthread_attr_t *attributes) { return attributes && *(const int *)attributes; }

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *argument) {
    int alone = detached(attributes);
    word made = __raddle_spawn((void *)function, argument);
    *thread = made;
    if (alone) __raddle_detach(made);
    return 0;
}

int pthread_join(pthread_t thread, void **result) {
    void *value = __raddle_join(thread);
    if (result) *result = value;
    return 0;
}

int pthread_tryjoin_np(pthread_t thread, void **result) {
    __raddle_unsupported("the function pthread_tryjoin_np");
}

int pthread_detach(pthread_t thread) {
    __raddle_detach(thread);
    return 0;
}

pthread_t pthread_self(void) { return __raddle_self(); }

int pthread_equal(pthread_t first, pthread_t second) { return first == second; }

void pthread_exit(void *result) { __raddle_exit_thread(result); }

// --- keys

static unsigned new_key(void (*destructor)(void *)) {
    unsigned key = atomic_fetch_add_explicit(&keys_made, 1, memory_order_relaxed);
    if (key >= KEYS) __raddle_unsupported("more than 64 thread-specific keys");
    atomic_store_explicit(&key_destructors[key], destructor, memory_order_relaxed);
    return key;
}

int pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
    *key = new_key(destructor);
    return 0;
}

int pthread_key_delete(pthread_key_t key) {
    if (key >= KEYS) return EINVAL;
    atomic_store_explicit(&key_destructors[key], 0, memory_order_relaxed);
    return 0;
}

void *pthread_getspecific(pthread_key_t key) { return key < KEYS ? key_values[key] : 0; }

int pthread_setspecific(pthread_key_t key, const void *value) {
    if (key >= KEYS) return EINVAL;
    key_values[key] = (void *)value;
    return 0;
}

void __raddle_thread_begins(void) {}
void __raddle_thread_ends(void) {}
void __raddle_end_objects(void) {}
void __raddle_end_keys(void) {}

static void run_key_destructors(void) {
    unsigned made = atomic_load_explicit(&keys_made, memory_order_relaxed);
    for (int round = 0; round < ROUNDS; round++) {
        int again = 0;
        for (unsigned key = 0; key < made; key++) {
            void *value = key_values[key];
            if (!value) continue;
            void (*destructor)(void *) = atomic_load_explicit(&key_destructors[key], memory_order_relaxed);
            if (!destructor) continue;
            key_values[key] = 0;
            destructor(value);
            again = 1;
        }
        if (!again) return;
    }
}

// What a thread does last, however it ends.
void __raddle_end_thread(void) {
    if (ends) __raddle_unsupported("pthread_exit in the destructor of a thread-specific value");
    ends = 1;
    run_key_destructors();
    __raddle_thread_ends();
}

// std::thread's: what it runs, and all that this is given.
int __raddle_start_thread(pthread_t *thread, void *(*function)(void *, void *, void *, void *), void *first, void *second,
                          void *third, void *fourth) {
    __raddle_thread_begins();
    *thread = __raddle_spawn((void *)function, first, second, third, fourth);
    return 0;
}

void __raddle_thread_returns(void) {
    __raddle_end_objects();
    __raddle_end_keys();
}

static void *keyed_start(void *(*function)(void *), void *argument) {
    void *result = function(argument);
    __raddle_end_thread();
    return result;
}

// Stand in for pthread_create and pthread_exit in programs that have keys, cleanup handlers, or handlers that
// the last thread's end may run.
int __raddle_keyed_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *),
                                  void *argument) {
    __raddle_thread_begins();
    int alone = detached(attributes);
    word made = __raddle_spawn((void *)keyed_start, (void *)function, argument);
    *thread = made;
    if (alone) __raddle_detach(made);
    return 0;
}

void __raddle_full_pthread_exit(void *result) {
    if (cleanups_pending) __raddle_unsupported("pthread_exit inside pthread_cleanup_push");
    __raddle_end_thread();
    __raddle_exit_thread(result);
}

// --- cleanup handlers, as the macros of glibc expand; they run at pthread_cleanup_pop

int __raddle_first_return(void *environment, int mask) { return 0; }

void __pthread_register_cancel(__pthread_unwind_buf_t *buffer) { cleanups_pending++; }

void __pthread_unregister_cancel(__pthread_unwind_buf_t *buffer) { cleanups_pending--; }

void __pthread_unwind_next(__pthread_unwind_buf_t *buffer) {
    __raddle_unsupported("pthread_exit inside pthread_cleanup_push");
}

int pthread_setcancelstate(int state, int *old) {
    if (old) *old = PTHREAD_CANCEL_ENABLE;
    return 0;
}

int pthread_setcanceltype(int type, int *old) {
    if (old) *old = PTHREAD_CANCEL_DEFERRED;
    return 0;
}

void pthread_testcancel(void) {}
