// Enforces a program schedule on real threads. The tables come from the schedule (see tables.py).
//
// Each thread goes through the sections of the schedule with its own list of events, and publishes how many
// it has completed. An event waits until the threads it depends on have completed enough: a few loads of
// other threads' counters, spinning while every thread can have a core, else yielding, at last sleeping. Which section follows where threads'
// branches decide is published by the deciding thread in a ring. Waking up relies on a time-out as well,
// so that publishing needs no fence.
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

struct wait {
    int thread;
    unsigned count;
};
struct item {
    int site;
    unsigned first_wait, waits;
    unsigned first_branch, branches;
    int decides;
    int told;  // somebody waits for it
};
struct part {
    unsigned first, items, events;
};
struct way {
    unsigned first_branch, branches;
    int section;
};
struct section {
    unsigned first_way, ways;
    unsigned turns, rotation;  // the ways follow in rotation, each so many times in a row
};
struct outcome {
    int branch, taken;
};

#include "tables.inc"

enum { RING = 4096, PENDING = 256, RUNNING = -1, ENDED = -2, STUCK_SECONDS = 3 };
enum { PATIENCE = 4000, YIELD = 40, BETWEEN = 400 };  // in pauses: until sleep, per yield, between yields
typedef uint64_t count;

struct thread {
    _Alignas(128) _Atomic count done;  // events completed, as others see it
    _Atomic unsigned word;             // what others sleep on
    _Atomic count wake_at;             // the least number of events that a sleeper waits for
    _Alignas(128) count base[THREADS];  // events each thread completes before the current section
    count position;                     // number of the current section's instance
    count looked;                       // when it last looked for threads that fall behind
    int section;
    unsigned next;   // the next item of the part
    int began;       // waited for the previous section
    int at;          // the item whose operation is being carried out, or -1
    int unresolved;  // the item whose branches are not looked at yet, or -1
    int atomic;
    count turned[ROTATIONS];
    unsigned seen;  // outcomes recorded
    struct outcome outcomes[PENDING];
    count completed, waited, progress;
    _Atomic int waits_at;  // a site, RUNNING or ENDED, for the watchdog
};

static struct thread threads[THREADS];
static _Alignas(128) _Atomic count decided[RING];  // position + 1, section: position << 16 | section
static _Atomic int created = 1;
static _Thread_local int self;
static _Thread_local struct thread* me = &threads[0];
static int cores;
static _Alignas(128) _Atomic int awake = 1;  // threads that are not asleep here
static double limit_seconds;
static int show_stats;
static struct timespec started;

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - started.tv_sec) + 1e-9 * (double)(now.tv_nsec - started.tv_nsec);
}

// A moment of waiting; what is left of the patience. A thread that waits for one without a core only keeps
// it from getting one, so it yields.
static int linger(int patience) {
    if (atomic_load_explicit(&awake, memory_order_relaxed) <= cores && patience % BETWEEN != 1) {
        __builtin_ia32_pause();
        return patience - 1;
    }
    sched_yield();
    return patience - YIELD;
}

static void nap(long nanoseconds) {
    struct timespec time = {0, nanoseconds};
    nanosleep(&time, 0);
}

static void sleep_on(_Atomic unsigned* word, unsigned seen) {
    struct timespec time = {0, 1000000};
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen, &time, 0, 0);
}

static void falls_asleep(int site) {
    atomic_store_explicit(&me->waits_at, site, memory_order_relaxed);
    atomic_fetch_sub(&awake, 1);
}

static void wakes_up(void) {
    atomic_fetch_add(&awake, 1);
    atomic_store_explicit(&me->waits_at, RUNNING, memory_order_relaxed);
}

static void broken(const char* what, int site) {
    fprintf(stderr, "raddle: thread %d: %s at %s\n", self, what, site < 0 ? "its end" : site_names[site]);
    _exit(121);
}

// --- waiting

static void wait_for(int other, count wanted, int site) {
    struct thread* them = &threads[other];
    if (atomic_load_explicit(&them->done, memory_order_acquire) >= wanted) return;
    me->waited++;
    for (int patience = PATIENCE; patience > 0; patience = linger(patience))
        if (atomic_load_explicit(&them->done, memory_order_acquire) >= wanted) return;
    falls_asleep(site);
    for (;;) {
        unsigned word = atomic_load(&them->word);
        count least = atomic_load(&them->wake_at);
        while (wanted < least && !atomic_compare_exchange_weak(&them->wake_at, &least, wanted)) continue;
        if (atomic_load_explicit(&them->done, memory_order_acquire) >= wanted) break;
        sleep_on(&them->word, word);
    }
    wakes_up();
}

// Events that nobody waits for are only counted: what others read is written as seldom as possible.
static void completed(int told) {
    count now = ++me->completed;
    if (!told) return;
    atomic_store_explicit(&me->done, now, memory_order_release);
    // Who waits for more than this is not disturbed.
    if (now >= atomic_load_explicit(&me->wake_at, memory_order_relaxed)) {
        atomic_store(&me->wake_at, UINT64_MAX);
        atomic_store(&me->word, (unsigned)now);
        syscall(SYS_futex, &me->word, FUTEX_WAKE_PRIVATE, INT_MAX, 0, 0, 0);
    }
}

// --- the way through the sections

static int wait_for_decision(int site) {
    _Atomic count* slot = &decided[me->position % RING];
    count found;
    for (int patience = PATIENCE; patience > 0; patience = linger(patience)) {
        found = atomic_load_explicit(slot, memory_order_acquire);
        if (found >> 16 == me->position + 1) return (int)(found & 0xffff);
    }
    falls_asleep(site);
    while ((found = atomic_load_explicit(slot, memory_order_acquire)) >> 16 != me->position + 1) nap(50000);
    wakes_up();
    return (int)(found & 0xffff);
}

static void enter(int section) {
    for (int t = 0; t < THREADS; t++) me->base[t] += parts[me->section][t].events;
    me->section = section;
    me->position++;
    me->next = 0;
    me->began = 0;
}

// The way that is due. Every thread comes to all sections in the same order, so they agree without a word.
static void rotate(const struct section* section) {
    count* turned = &me->turned[section->rotation];
    int way = ways[section->first_way + *turned / section->turns % section->ways].section;
    const struct section* next = &sections[way];
    if (parts[way][self].items || next->ways != 1 || ways[next->first_way].section != me->section) {
        ++*turned;
        enter(way);
        return;
    }
    // Nothing to do for this thread until the next way is due.
    count left = section->turns - *turned % section->turns;
    for (int t = 0; t < THREADS; t++) me->base[t] += left * parts[way][t].events;
    me->position += 2 * left;
    *turned += left;
}

static void go_on(int site) {
    const struct section* section = &sections[me->section];
    if (section->turns)
        rotate(section);
    else
        enter(section->ways == 1 ? ways[section->first_way].section : wait_for_decision(site));
}

// A thread must not fall further behind than the ring remembers.
static void wait_for_the_slow(void) {
    if (me->position < me->looked + RING / 4) return;
    me->looked = me->position;
    for (int t = 0; t < THREADS; t++) {
        if (t == self || !returns[me->section][t]) continue;
        while (*(volatile count*)&threads[t].position + RING / 2 < me->position) {
            nap(50000);
        }
    }
}

static int matches(const struct way* way) {
    if (me->seen < way->branches) return 0;
    for (unsigned i = 0; i < way->branches; i++) {
        struct outcome expected = outcomes[way->first_branch + i];
        if (me->outcomes[i].branch != expected.branch || me->outcomes[i].taken != expected.taken) return 0;
    }
    return 1;
}

static void forget(unsigned taken) {
    if (!taken) return;
    if (taken > me->seen) broken("fewer branches than the schedule has", me->at);
    memmove(me->outcomes, me->outcomes + taken, (me->seen - taken) * sizeof *me->outcomes);
    me->seen -= taken;
}

// The branches after an item have been taken by now: where do they lead?
static void resolve(int site) {
    if (me->unresolved < 0) return;  // it had none
    const struct item* item = &items[me->unresolved];
    me->unresolved = -1;
    if (!item->decides) {
        forget(item->branches);
        return;
    }
    const struct section* section = &sections[me->section];
    for (unsigned i = 0; i < section->ways; i++) {
        const struct way* way = &ways[section->first_way + i];
        if (!matches(way)) continue;
        forget(way->branches);
        wait_for_the_slow();
        atomic_store_explicit(&decided[me->position % RING], (me->position + 1) << 16 | (count)way->section,
                              memory_order_release);
        enter(way->section);
        return;
    }
    broken("a branch or input that the schedule does not have", site);
}

static void wait_for_the_end(int site) {
    falls_asleep(site);
    for (;;) pause();
}

// The thread's next event; threads that have none any more wait for the end of the program.
static const struct item* next_event(int site) {
    resolve(site);
    for (;;) {
        const struct part* part = &parts[me->section][self];
        if (me->next < part->items) {
            unsigned number = part->first + me->next++;
            const struct item* item = &items[number];
            if (item->site >= 0) return item;
            me->unresolved = (int)number;
            resolve(site);
            continue;
        }
        const struct section* section = &sections[me->section];
        if (!returns[me->section][self] || section->ways == 0) {
            if (site < 0) return 0;
            wait_for_the_end(site);
        }
        go_on(site);
    }
}

// --- what the instrumented program calls

void raddle_before(int site) {
    if (me->atomic) return;
    const struct item* item = next_event(site);
    if (item->site != site) broken("an access that the schedule does not permit", site);
    if (!me->began) {
        me->began = 1;
        for (int t = 0; t < THREADS; t++)
            if (t != self) wait_for(t, me->base[t], site);
    }
    for (unsigned i = 0; i < item->waits; i++) {
        struct wait wait = waits[item->first_wait + i];
        wait_for(wait.thread, me->base[wait.thread] + wait.count, site);
    }
    me->at = (int)(item - items);
}

void raddle_after(int site) {
    if (me->atomic) return;
    const struct item* item = &items[me->at];
    if (item->branches || item->decides) me->unresolved = me->at;
    completed(item->told);
}

void raddle_branch(int branch, int taken) {
    if (me->seen == PENDING) broken("too many branches between two accesses", -1);
    me->outcomes[me->seen++] = (struct outcome){branch, taken};
}

// The program's environment has answered. Only answers that were tried are in the schedule.
void raddle_input(int site, int branch, int taken) {
    if (taken < 0) broken("an input that was not tried", site);
    raddle_branch(branch, taken);
    me->unresolved = me->at;
    resolve(site);  // before the others may go on
    completed(1);
}

void raddle_atomic_begin(int site) {
    if (me->atomic++ == 0 && site >= 0) {
        me->atomic = 0;
        raddle_before(site);
        me->atomic = 1;
    }
}

void raddle_atomic_end(void) {
    if (--me->atomic == 0) raddle_after(items[me->at].site);
}

// The site of the thread's next event, without beginning it; -1 if it has none any more.
static int upcoming(int site) {
    for (;;) {
        const struct part* part = &parts[me->section][self];
        while (me->next < part->items) {
            const struct item* item = &items[part->first + me->next];
            if (item->site >= 0) return item->site;
            me->unresolved = (int)(part->first + me->next++);
            resolve(site);
        }
        const struct section* section = &sections[me->section];
        if (!returns[me->section][self] || section->ways == 0) return -1;
        go_on(site);
    }
}

int raddle_barrier(int arrive, int leave) {
    if (arrive < 0) return 0;
    raddle_before(arrive);
    raddle_after(arrive);
    resolve(arrive);
    if (leave >= 0 && upcoming(arrive) == leave) {
        raddle_before(leave);
        raddle_after(leave);
        return 0;
    }
    return PTHREAD_BARRIER_SERIAL_THREAD;
}

struct start {
    void* (*function)(void*);
    void* argument;
    int number;
};

static void become(int number) {
    self = number;
    me = &threads[number];
}

static void* run(void* closure) {
    struct start start = *(struct start*)closure;
    free(closure);
    become(start.number);
    void* result = start.function(start.argument);
    next_event(-1);
    falls_asleep(ENDED);
    return result;
}

int raddle_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*function)(void*),
                  void* argument) {
    struct start* start = malloc(sizeof *start);
    int number = atomic_fetch_add(&created, 1);
    if (!start || number >= THREADS) broken("a thread that the schedule does not have", -1);
    *start = (struct start){function, argument, number};
    atomic_fetch_add(&awake, 1);
    return pthread_create(thread, attributes, run, start);
}

// The schedule has no way to go on from here: the thread is blocked for good.
void raddle_barred(int site) {
    if (me->atomic) return;
    // How it got here may decide how the others go on.
    resolve(site);
    upcoming(site);
    wait_for_the_end(site);
}

// --- what verifiers' programs call

void raddle_progress(void) {
    me->progress++;
}
__attribute__((weak)) void __VERIFIER_assume(int condition) {
    if (!condition) broken("an assumption does not hold", -1);
}
__attribute__((weak)) void raddle_assume(int condition) {
    __VERIFIER_assume(condition);
}

static _Thread_local uint64_t random_state;
static uint64_t any(void) {
    if (!random_state) random_state = 0x9e3779b97f4a7c15u * (uint64_t)(self + 1);
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}
#define INPUT(name, type)                                       \
    __attribute__((weak)) type __VERIFIER_nondet_##name(void) { \
        return (type)any();                                     \
    }
INPUT(bool, _Bool)
INPUT(char, char)
INPUT(uchar, unsigned char)
INPUT(short, short)
INPUT(ushort, unsigned short)
INPUT(int, int)
INPUT(uint, unsigned)
INPUT(long, long)
INPUT(ulong, unsigned long)
__attribute__((weak)) unsigned long raddle_choice(unsigned long ways_) {
    return any() % ways_;
}

// --- the watchdog

static void print_stats(void) {
    count work = 0, waited = 0, events = 0;
    for (int t = 0; t < THREADS; t++) {
        work += threads[t].progress;
        waited += threads[t].waited;
        events += threads[t].completed;
    }
    fprintf(stderr, "raddle: level %d, %.3f s, useful work %llu (", LEVEL, seconds(),
            (unsigned long long)work);
    for (int t = 1; t < THREADS && t < atomic_load(&created); t++)
        fprintf(stderr, "%s%llu", t > 1 ? ", " : "", (unsigned long long)threads[t].progress);
    fprintf(stderr, "), events %llu, waits %llu\n", (unsigned long long)events, (unsigned long long)waited);
}

static void at_exit(void) {
    if (show_stats) print_stats();
}

static void* watch(void* unused) {
    count before = 0;
    double moved = 0;
    for (;;) {
        nap(20000000);
        double now = seconds();
        if (limit_seconds > 0 && now >= limit_seconds) {
            fflush(0);
            at_exit();
            _exit(0);
        }
        count events = 0;
        int waiting = 0, alive = atomic_load(&created);
        for (int t = 0; t < alive && t < THREADS; t++) {
            events += atomic_load(&threads[t].done) + *(volatile count*)&threads[t].progress;
            waiting += atomic_load(&threads[t].waits_at) != RUNNING;
        }
        if (!EVENTS) waiting = events ? alive : 0;
        if (events != before || waiting < alive) moved = now;
        before = events;
        if (now - moved < STUCK_SECONDS) continue;
        const char* who = EVENTS ? "the schedule is stuck" : "no useful work is done any more";
        fprintf(stderr, "raddle: %s: nothing has moved for %d s\n", who, STUCK_SECONDS);
        for (int t = 0; t < alive && t < THREADS; t++) {
            int site = atomic_load(&threads[t].waits_at);
            if (site >= 0) fprintf(stderr, "  thread %d waits at %s\n", t, site_names[site]);
        }
        _exit(122);
    }
    return 0;
}

__attribute__((constructor)) static void set_up(void) {
    clock_gettime(CLOCK_MONOTONIC, &started);
    for (int t = 0; t < THREADS; t++) {
        threads[t].at = threads[t].unresolved = -1;
        atomic_store(&threads[t].waits_at, RUNNING);
        atomic_store(&threads[t].wake_at, UINT64_MAX);
    }
    const char* text = getenv("RADDLE_RUN_SECONDS");
    limit_seconds = text ? atof(text) : 0;
    show_stats = getenv("RADDLE_RUN_STATS") != 0;
    cpu_set_t mine;
    cores = sched_getaffinity(0, sizeof mine, &mine) ? 1 : CPU_COUNT(&mine);
    atexit(at_exit);
    pthread_t watchdog;
    pthread_create(&watchdog, 0, watch, 0);
    pthread_detach(watchdog);
}
