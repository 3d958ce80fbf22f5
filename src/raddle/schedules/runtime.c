// Enforces a program schedule on real threads. The tables come from the schedule (see tables.py).
//
// Each thread goes through the sections of the schedule with its own list of events, and publishes how many
// it has completed. An event waits until the threads it depends on have completed enough: a few loads of
// other threads' counters, spinning while every thread can have a core, else yielding, at last sleeping.
// Which section follows where threads' branches decide is published by the deciding thread in a ring. Waking
// up relies on a time-out as well, so that publishing needs no fence.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
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
    int told;       // somebody waits for it
    unsigned free;  // so many items after this one wait for nothing, and nobody waits for them
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
struct stop {
    int thread, site;  // where the thread stands when it has no event any more, but does not end
};

#include "tables.inc"

enum { RING = 4096, PENDING = 256 + LONGEST, STUCK_SECONDS = 3 };  // LONGEST: branches of one event
enum { AT_END = -1, ENDED = -2, RUNNING = -3 };       // in place of a site
enum { PATIENCE = 4000, YIELD = 40, BETWEEN = 400 };  // in pauses: until sleep, per yield, between yields
typedef uint64_t count;

struct thread {
    _Alignas(128) _Atomic count done;   // events completed, as others see it
    _Atomic unsigned word;              // what others sleep on
    _Atomic count wake_at;              // the least number of events that a sleeper waits for
    _Alignas(128) count base[THREADS];  // events each thread completes before the current section
    count position;                     // number of the current section's instance
    count looked;                       // when it last looked for threads that fall behind
    int section;
    unsigned next;   // the next item of the part
    int began;       // waited for the previous section
    int at;          // the item whose operation is being carried out, or -1
    int unresolved;  // the item whose branches are not looked at yet, or -1
    unsigned free;   // events that may happen without looking any further
    int atomic;
    count turned[ROTATIONS];
    unsigned seen;  // outcomes recorded
    struct outcome outcomes[PENDING];
    count completed, waited, progress;
    _Atomic int waits_at;  // a site, AT_END, ENDED or RUNNING, for the watchdog
};

static struct thread threads[THREADS];
static _Alignas(128) _Atomic count decided[RING];  // position + 1, section: position << 16 | section
static _Atomic int created = 1, alive = 1;
static _Thread_local int self;
static _Thread_local struct thread* me = &threads[0];
static int cores;
static _Alignas(128) _Atomic int awake = 1;  // threads that are not asleep here
static double limit_seconds;
static int show_stats;
static uint64_t seed;  // of random inputs
static struct timespec started;

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - started.tv_sec) + 1e-9 * (double)(now.tv_nsec - started.tv_nsec);
}

static void leave(const char* what, const char* place) {
    fprintf(stderr, "raddle: thread %d: %s%s%s\n", self, what, place ? " at " : "", place ? place : "");
    _exit(121);
}

static void broken(const char* what, int site) {
    leave(what, site < 0 ? "its end" : site_names[site]);
}

#include "waiting.inc"

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
    if (me->free) {
        --me->free;
        ++me->next;
        if (items[++me->at].site != site) broken("an access that the schedule does not permit", site);
        return;
    }
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
    me->free = item->free;
}

void raddle_after(int site) {
    if (me->atomic) return;
    const struct item* item = &items[me->at];
    if (item->branches || item->decides) me->unresolved = me->at;
    completed(item->told);
}

static int all_seen(const struct item* item) {
    if (!item->decides) return me->seen >= item->branches;
    const struct section* section = &sections[me->section];
    for (unsigned i = 0; i < section->ways; i++)
        if (matches(&ways[section->first_way + i])) return 1;
    return 0;
}

// A loop of local computation may take any number of branches before the next event: those of rounds that are
// over lead on through the schedule.
static void make_room(void) {
    int site = me->at < 0 ? AT_END : items[me->at].site;
    for (;;) {
        if (me->unresolved >= 0) {
            if (!all_seen(&items[me->unresolved])) return;
            resolve(site);
        }
        const struct part* part = &parts[me->section][self];
        if (me->next < part->items) {
            if (items[part->first + me->next].site >= 0) return;
            me->unresolved = (int)(part->first + me->next++);
            continue;
        }
        if (!returns[me->section][self] || sections[me->section].ways == 0) return;
        go_on(site);
    }
}

void raddle_branch(int branch, int taken) {
    if (me->seen == PENDING && !me->atomic) make_room();
    if (me->seen == PENDING) leave("too many branches between two accesses", 0);
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
    int next = leave < 0 ? -1 : upcoming(arrive);
    if (leave >= 0 && next == leave) {
        raddle_before(leave);
        raddle_after(leave);
        return 0;
    }
    for (int i = 0; i < STOPS && leave >= 0 && next < 0; i++)
        if (stops[i].thread == self && stops[i].site == leave) wait_for_the_end(leave);
    return PTHREAD_BARRIER_SERIAL_THREAD;
}

// The flag is the program's: 0 at first, 2 in the end. `branch`: -1 if nothing depends on who is the first.
void raddle_once(int first, int last, int branch, _Atomic int* flag, void (*function)(void)) {
    raddle_before(first);
    int new = atomic_load_explicit(flag, memory_order_relaxed) == 0;
    if (new) atomic_store_explicit(flag, 1, memory_order_relaxed);
    raddle_after(first);
    if (branch >= 0) raddle_branch(branch, new);
    if (!new) return;
    function();
    raddle_before(last);
    atomic_store_explicit(flag, 2, memory_order_relaxed);
    raddle_after(last);
}

#include "threads.inc"

// The schedule has no way to go on from here: the thread is blocked for good.
void raddle_barred(int site) {
    if (me->atomic) return;
    // How it got here may decide how the others go on.
    resolve(site);
    upcoming(site);
    wait_for_the_end(site);
}

#include "ending.inc"
#include "inputs.inc"
#include "time_limits.inc"
