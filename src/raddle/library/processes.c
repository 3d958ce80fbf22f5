// How a program ends, and what it knows of its surroundings.
enum { HANDLERS = 32 };

const char __raddle_trap_message[] = "a trap instruction is executed";
const char __raddle_overflow_message[] = "a signed integer overflows";

// What a thread's last load-exclusive read, for a store-exclusive in another asm statement.
_Thread_local word __raddle_monitor;

static _Thread_local int error_number;
int *__errno_location(void) { return &error_number; }

void __assert_fail(const char *condition, const char *file, unsigned line, const char *function) {
    __raddle_error_assertion(condition);
}

void __assert_perror_fail(int number, const char *file, unsigned line, const char *function) {
    __raddle_error_assertion("an unexpected errno");
}

void __assert(const char *condition, const char *file, int line) { __raddle_error_assertion(condition); }

void abort(void) { __raddle_error_abort("abort is called"); }

void exit(int status) { __raddle_exit(status); }
void _exit(int status) { __raddle_exit(status); }
void _Exit(int status) { __raddle_exit(status); }
void quick_exit(int status) { __raddle_exit(status); }

struct handlers {
    _Atomic unsigned count;
    void (*_Atomic list[HANDLERS])(void);
};
static struct handlers exit_handlers, quick_handlers;

static int add_handler(struct handlers *handlers, void (*function)(void)) {
    unsigned i = atomic_fetch_add_explicit(&handlers->count, 1, memory_order_relaxed);
    if (i >= HANDLERS) __raddle_unsupported("more than 32 exit handlers");
    atomic_store_explicit(&handlers->list[i], function, memory_order_release);
    return 0;
}

static void run_handlers(struct handlers *handlers) {
    for (;;) {
        unsigned count = atomic_load_explicit(&handlers->count, memory_order_relaxed);
        if (!count) return;
        atomic_store_explicit(&handlers->count, count - 1, memory_order_relaxed);
        atomic_load_explicit(&handlers->list[count - 1], memory_order_acquire)();
    }
}

int atexit(void (*function)(void)) { return add_handler(&exit_handlers, function); }
int at_quick_exit(void (*function)(void)) { return add_handler(&quick_handlers, function); }
void __raddle_at_exit(void (*function)(void)) { add_handler(&exit_handlers, function); }

// The thread that ends the program, and how. While it runs the handlers, another thread that comes to the
// same end waits for ever.
enum { QUICKLY = 1 << 16 };
static _Atomic unsigned ending;

static void begin_end(unsigned way) {
    unsigned self = (unsigned)__raddle_self(), seen = 0;
    if (atomic_compare_exchange_strong_explicit(&ending, &seen, self | way, memory_order_acquire,
                                                memory_order_relaxed))
        return;
    if ((seen & QUICKLY) != way) __raddle_error_error("exit and quick_exit are both called");
    if ((seen & ~QUICKLY) == self) __raddle_error_error("exit is called again, by a handler that it runs");
    __raddle_await_eq_32((void *)&ending, UINT_MAX, 0);
}

void __raddle_run_exit_handlers(void) {
    begin_end(0);
    run_handlers(&exit_handlers);
}

// Stand in for exit and quick_exit in programs that register handlers.
void __raddle_handled_exit(int status) {
    __raddle_run_exit_handlers();
    __raddle_exit(status);
}

void __raddle_handled_quick_exit(int status) {
    begin_end(QUICKLY);
    run_handlers(&quick_handlers);
    __raddle_exit(status);
}

// Stand in for the next two in threads.c where main may end before the program does and somebody wants to
// know of the program's end: that of the last thread is an exit(0).
static _Atomic unsigned threads_running = 1;

void __raddle_counted_thread_begins(void) { atomic_fetch_add_explicit(&threads_running, 1, memory_order_relaxed); }

void __raddle_counted_thread_ends(void) {
    if (atomic_fetch_sub_explicit(&threads_running, 1, memory_order_acq_rel) == 1) __raddle_handled_exit(0);
}

char *getenv(const char *name) {
    strlen(name);
    return 0;
}

char *secure_getenv(const char *name) { return getenv(name); }

int getpid(void) { return 1; }
int gettid(void) { return (int)__raddle_self(); }
int getpagesize(void) { return 4096; }
const char *gnu_get_libc_version(void) { return "2.36"; }
int get_nprocs(void) { return 4; }
