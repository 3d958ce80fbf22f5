// What a program asks of the system it runs on: limits, signals (none is ever delivered), the environment
// (empty at first), memory by pages.
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void)) { return 0; }

long sysconf(int name) {
    switch (name) {
        case _SC_PAGESIZE: return 4096;
        case _SC_NPROCESSORS_CONF:
        case _SC_NPROCESSORS_ONLN: return 4;
        case _SC_CLK_TCK: return 100;
        case _SC_OPEN_MAX:
        case _SC_IOV_MAX:
        case _SC_GETPW_R_SIZE_MAX:
        case _SC_THREAD_KEYS_MAX: return 1024;
        case _SC_THREAD_STACK_MIN: return 16384;
        case _SC_PHYS_PAGES:
        case _SC_AVPHYS_PAGES: return 1 << 20;
        case _SC_LEVEL1_DCACHE_LINESIZE: return 64;
        default: return -1;
    }
}

int getrlimit(__rlimit_resource_t which, struct rlimit *limit) {
    limit->rlim_cur = which == RLIMIT_STACK ? 8ul << 20 : RLIM_INFINITY;
    limit->rlim_max = RLIM_INFINITY;
    return 0;
}

int setrlimit(__rlimit_resource_t which, const struct rlimit *limit) { return limit->rlim_cur > limit->rlim_max ? -1 : 0; }

// --- signals: sets are 1,024 bits; those of the first word can be asked for.
enum { SET_WORDS = 16 };
static _Thread_local word blocked_signals;

int sigemptyset(word *set) {
    for (int i = 0; i < SET_WORDS; i++) set[i] = 0;
    return 0;
}

int sigfillset(word *set) {
    for (int i = 0; i < SET_WORDS; i++) set[i] = ALL_BITS;
    return 0;
}

static int wrong_signal(int number) {
    if (number > 0 && number <= 64) return 0;
    errno = EINVAL;
    return 1;
}

int sigaddset(word *set, int number) {
    if (wrong_signal(number)) return -1;
    set[0] |= (word)1 << (number - 1);
    return 0;
}

int sigdelset(word *set, int number) {
    if (wrong_signal(number)) return -1;
    set[0] &= ~((word)1 << (number - 1));
    return 0;
}

int sigismember(const word *set, int number) {
    if (wrong_signal(number)) return -1;
    return set[0] >> (number - 1) & 1;
}

enum { BLOCK, UNBLOCK, SET };

int pthread_sigmask(int how, const word *set, word *before) {
    word old = blocked_signals;
    if (set && (unsigned)how > SET) return EINVAL;
    if (set) blocked_signals = how == BLOCK ? old | set[0] : how == UNBLOCK ? old & ~set[0] : set[0];
    if (before) {
        sigemptyset(before);
        before[0] = old;
    }
    return 0;
}

int sigprocmask(int how, const word *set, word *before) {
    errno = pthread_sigmask(how, set, before);
    return errno ? -1 : 0;
}

// What a signal would do, if it came: nothing but what handlers do could be told, so there are none.
struct disposition {
    void (*handler)(int);
    word mask[SET_WORDS];
    int flags;
    void (*restorer)(void);
};
#define IGNORE ((void (*)(int))1)
static atomic_word ignored_signals;

static void (*dispose(int number, void (*handler)(int)))(int) {
    word bit = (word)1 << (number - 1), old;
    if (handler && handler != IGNORE)
        __raddle_unsupported("a signal handler (signals are not modelled; start a thread that calls the handler)");
    if (handler)
        old = atomic_fetch_or_explicit(&ignored_signals, bit, memory_order_relaxed);
    else
        old = atomic_fetch_and_explicit(&ignored_signals, ~bit, memory_order_relaxed);
    return old & bit ? IGNORE : 0;
}

static int cannot_be_caught(int number) {
    if (wrong_signal(number)) return 1;
    if (number == 9 || number == 19) errno = EINVAL;
    return number == 9 || number == 19;
}

void (*signal(int number, void (*handler)(int)))(int) {
    return cannot_be_caught(number) ? (void (*)(int))-1 : dispose(number, handler);
}

int sigaction(int number, const struct disposition *now, struct disposition *before) {
    if (cannot_be_caught(number)) return -1;
    struct disposition old = {0};
    word ignored = atomic_load_explicit(&ignored_signals, memory_order_relaxed);
    old.handler = ignored >> (number - 1) & 1 ? IGNORE : 0;
    if (now) old.handler = dispose(number, now->handler);
    if (before) *before = old;
    return 0;
}

// --- the environment. As POSIX has it: not while another thread looks.
enum { VARIABLES = 32 };
static const char *variables[VARIABLES], *values[VARIABLES];
static unsigned variable_count;

static unsigned find_variable(const char *name) {
    unsigned i = 0;
    strlen(name);
    while (i < variable_count && strcmp(variables[i], name)) i++;
    return i;
}

char *__raddle_set_getenv(const char *name) {
    unsigned i = find_variable(name);
    return i < variable_count ? (char *)values[i] : 0;
}

int setenv(const char *name, const char *value, int overwrite) {
    unsigned i = find_variable(name);
    if (i < variable_count && values[i] && !overwrite) return 0;
    if (i == VARIABLES) __raddle_unsupported("more than 32 environment variables");
    if (i == variable_count) {
        variables[i] = strdup(name);
        variable_count++;
    }
    values[i] = strdup(value);
    return 0;
}

int unsetenv(const char *name) {
    unsigned i = find_variable(name);
    if (i < variable_count) values[i] = 0;
    return 0;
}

// --- memory by pages: objects lie at multiples of more than a page.
void *mmap(void *where, size_t size, int protection, int flags, int file, long offset) {
    if (!(flags & MAP_ANONYMOUS) || flags & MAP_FIXED || !(flags & MAP_PRIVATE))
        __raddle_unsupported("mmap, but for new private memory (MAP_PRIVATE | MAP_ANONYMOUS)");
    return __raddle_allocate(size, 1);
}

int munmap(void *pages, size_t size) {
    if (__raddle_size_of(pages) != size) __raddle_unsupported("munmap of a part");
    __raddle_end_block(pages);
    return 0;
}

int madvise(void *pages, size_t size, int advice) { return 0; }
int mlock(const void *pages, size_t size) { return 0; }
int munlock(const void *pages, size_t size) { return 0; }
