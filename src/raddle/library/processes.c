// How a program ends, and what it knows of its surroundings.
enum { HANDLERS = 32 };

const char __raddle_trap_message[] = "a trap instruction is executed";

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
void __raddle_run_exit_handlers(void) { run_handlers(&exit_handlers); }

// Stand in for exit and quick_exit in programs that register handlers.
void __raddle_handled_exit(int status) {
    run_handlers(&exit_handlers);
    __raddle_exit(status);
}

void __raddle_handled_quick_exit(int status) {
    run_handlers(&quick_handlers);
    __raddle_exit(status);
}

char *getenv(const char *name) { return 0; }
int getpid(void) { return 1; }
int gettid(void) { return (int)__raddle_self(); }
long sysconf(int name) { return 4; }
int getpagesize(void) { return 4096; }
int get_nprocs(void) { return 4; }
