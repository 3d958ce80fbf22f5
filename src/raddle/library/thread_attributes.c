// Attributes of threads. Only the detached state changes what a program does. Scheduling and affinity only
// forbid schedules, and not on every machine; the stack has any size. docs/reference/thread-attributes.md
struct thread_attributes {
    int detached, scope, inherit, policy, priority;
    size_t stack, guard;
};
_Static_assert(sizeof(struct thread_attributes) <= sizeof(pthread_attr_t), "fits");

static struct thread_attributes *writable(pthread_attr_t *attributes) { return (struct thread_attributes *)attributes; }
static const struct thread_attributes *of(const pthread_attr_t *attributes) {
    return (const struct thread_attributes *)attributes;
}

// What a setter gives back if the value is one of 0 … last.
static int chosen(int *field, int value, int last) {
    if (value < 0 || value > last) return EINVAL;
    *field = value;
    return 0;
}

int pthread_attr_init(pthread_attr_t *attributes) {
    *writable(attributes) = (struct thread_attributes){.stack = 8 << 20, .guard = 4096};
    return 0;
}

int pthread_attr_destroy(pthread_attr_t *attributes) {
    end_attributes(attributes);
    return 0;
}

int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state) {
    return chosen(&writable(attributes)->detached, state, PTHREAD_CREATE_DETACHED);
}

int pthread_attr_getdetachstate(const pthread_attr_t *attributes, int *state) {
    *state = of(attributes)->detached;
    return 0;
}

int pthread_attr_setscope(pthread_attr_t *attributes, int scope) {
    if (scope == PTHREAD_SCOPE_PROCESS) return ENOTSUP;
    return chosen(&writable(attributes)->scope, scope, PTHREAD_SCOPE_SYSTEM);
}

int pthread_attr_getscope(const pthread_attr_t *attributes, int *scope) {
    *scope = of(attributes)->scope;
    return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t *attributes, int inherit) {
    return chosen(&writable(attributes)->inherit, inherit, PTHREAD_EXPLICIT_SCHED);
}

int pthread_attr_getinheritsched(const pthread_attr_t *attributes, int *inherit) {
    *inherit = of(attributes)->inherit;
    return 0;
}

int pthread_attr_setschedpolicy(pthread_attr_t *attributes, int policy) {
    return chosen(&writable(attributes)->policy, policy, SCHED_RR);
}

int pthread_attr_getschedpolicy(const pthread_attr_t *attributes, int *policy) {
    *policy = of(attributes)->policy;
    return 0;
}

int pthread_attr_setschedparam(pthread_attr_t *attributes, const struct sched_param *param) {
    return chosen(&writable(attributes)->priority, param->sched_priority, of(attributes)->policy ? 99 : 0);
}

int pthread_attr_getschedparam(const pthread_attr_t *attributes, struct sched_param *param) {
    param->sched_priority = of(attributes)->priority;
    return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size) {
    if (size < 16384) return EINVAL;
    writable(attributes)->stack = size;
    return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t *attributes, size_t *size) {
    *size = of(attributes)->stack;
    return 0;
}

int pthread_attr_setguardsize(pthread_attr_t *attributes, size_t size) {
    writable(attributes)->guard = size;
    return 0;
}

int pthread_attr_getguardsize(const pthread_attr_t *attributes, size_t *size) {
    *size = of(attributes)->guard;
    return 0;
}

// A stack in memory of the program's: what else touches that memory would go unseen.
int pthread_attr_setstack(pthread_attr_t *attributes, void *address, size_t size) {
    __raddle_unsupported("a thread's stack in memory of the program (use pthread_attr_setstacksize)");
}

int pthread_attr_setstackaddr(pthread_attr_t *attributes, void *address) {
    __raddle_unsupported("a thread's stack in memory of the program (use pthread_attr_setstacksize)");
}

static int read_set(size_t size, const cpu_set_t *set) {
    const char *bytes = (const char *)set;
    for (size_t i = 0; i < size; i++) {
        char byte = bytes[i];
    }
    return 0;
}

int pthread_attr_setaffinity_np(pthread_attr_t *attributes, size_t size, const cpu_set_t *set) {
    end_attributes(attributes);
    return read_set(size, set);
}

int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *set) { return read_set(size, set); }
int pthread_setname_np(pthread_t thread, const char *name) { return strlen(name) < 16 ? 0 : ERANGE; }
int pthread_setconcurrency(int level) { return level < 0 ? EINVAL : 0; }
int pthread_getconcurrency(void) { return 0; }
int sched_yield(void) { return 0; }
int sched_getcpu(void) { return 0; }
