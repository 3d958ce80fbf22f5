// The execution that `--search dpor` is at: a stack of events under sequential consistency, which can be cut
// back, with the happens-before relation that the conflicts between them induce.
//
// Two relations are kept as vector clocks, one row per event. *Order* is happens-before of the equivalence:
// program order, creating and joining threads, and conflicts. *Synchronisation* is what counts for data
// races: as in `interleavings`, except that a commuting update acquires nothing from its like: some order of
// the same class has it first. With `weak_orders` it is that of rc11: who acquires synchronises with those
// who release. That is for programs whose atomic accesses have one location. On one location every model that
// has coherence allows what sc allows (src/raddle/explore/choice.py); where a second one comes up, the path
// refuses to go on.
//
// An error does not end the path. Its thread stops there (after a data race it goes on), the others run on,
// so that the conflicts of all threads are seen. Errors that come after another one in the order are not
// told.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <tuple>

#include "graph/snapshots.h"
#include "machine/semantics.h"
#include "search/dpor/footprint.h"
#include "search/dpor/shared_numbers.h"
#include "search/dpor/undo_memory.h"
#include "search/outcome.h"
#include "search/spinning.h"
#include "search/thread_table.h"

namespace raddle {

struct DporEvent {
    u32 thread = 0, choice = 0;
    u32 index = 0;  // in its thread, from 1
    LabelKind kind = LabelKind::Load;
    bool atomic = false, reads = false;
    bool writes = false;    // means to, at least
    bool changed = false;   // and did
    bool acquires = false;  // what the writes that it sees have released
    bool releases = false;  // its thread's past to those who see it
    bool counts = false;    // as an access: its address was fine
    bool may_fail = false;  // a compare-exchange that could have failed spuriously, or did
    Footprint footprint;
    u32 previous = kNowhere;  // the event before it at its place
    u32 pc = 0, generation = 0;
    u32 target = kNowhere;  // spawn, join, detach: the other thread
    u64 choices = 0;        // choose: how many; wake: the threads that wait, as bits
    Value old, written;
    u32 races = 0;  // where its list of races begins: events before it, adjacent in order
    // To take it back.
    std::size_t changes = 0;
    u32 snapshots = 0, spurious = 0;
    bool exited = false;
};

// Events that show an error once all of them have happened: one, or, for a race with a thread that waits, an
// access (`event` or `partner`) and the last event of the thread, whose number is `waits`.
struct Erroneous {
    u32 event = 0, partner = kNowhere, waits = kNowhere;
};

// An error found on the path. `partner`: the other event of a data race.
struct PathError {
    Failure failure;
    u32 event = 0, partner = kNowhere;
};

class DporPath : public Owners {
  public:
    enum class State : u8 { Absent, Ready, Finished, Exited, Blocked, Cut, Failed };
    struct Thread {
        State state = State::Absent;
        bool joined = false, detached = false;
        u32 snapshot = 0;
        u32 count = 0;            // events so far
        u32 last = kNowhere;      // the newest one
        u32 spawn = kNowhere;     // the event that created it
        u32 spurious = kNowhere;  // newest spurious failure since its last visible effect
        u32 held = 0;             // mutexes
        u32 function = 0;
    };

    DporPath(const Program& program, const SearchOptions& options);

    void start();
    // Performs a transition of an enabled thread. Errors go to `errors`, the end of everything to `halt`.
    void push(u32 thread, u32 choice);
    void pop();

    u32 size() const { return static_cast<u32>(path_.size()); }
    const DporEvent& operator[](u32 event) const { return path_[event]; }
    const Label& label_of(u32 event) const { return snapshots_[before_[event].snapshot].label; }
    const Label& label(u32 thread) const { return snapshots_[threads_[thread].snapshot].label; }
    u32 thread_count() const { return static_cast<u32>(threads_.size()); }
    const Thread& thread(u32 number) const { return threads_[number]; }
    std::span<const u32> races(u32 event) const {
        const u32 end = event + 1 < path_.size() ? path_[event + 1].races : static_cast<u32>(races_.size());
        return {races_.data() + path_[event].races, end - path_[event].races};
    }

    // Whether the first event comes before the second (or is it) in the order.
    bool is_before(u32 first, u32 second) const {
        return order_[second * stride_ + path_[first].thread] >= path_[first].index;
    }
    // Whether it comes before the thread's next event for a reason of that thread's own past. For an event:
    // what its thread had seen before it.
    bool is_known(u32 event, u32 last, u32 spawn) const {
        const u32 from = last != kNowhere ? last : spawn;
        return from != kNowhere && is_before(event, from);
    }
    const Thread& before(u32 event) const { return before_[event]; }
    const u32* order_row(u32 event) const { return order_.data() + event * stride_; }

    // The events at a place and those that overlap with it, the newest first.
    void events_at(u32 place, std::vector<u32>& found) {
        collect(place);
        found = newest_first_;
    }

    bool is_enabled(u32 thread);
    // The first choice of the thread's next event from `from` on; none if there are no more.
    std::optional<u32> next_choice(u32 thread, u32 from);
    // Whether the event ended the life of an object.
    bool ends_life(u32 event) const {
        return path_[event].changed &&
               (path_[event].kind == LabelKind::Free || path_[event].kind == LabelKind::LifeEnd);
    }
    // What the thread's operation would do with the value that it finds.
    Transition predict(u32 thread, const Label& label, u32 place, const Value& found) const;
    // The place of an operation that may wait; none: its address is wrong, so it does not wait.
    u32 place_of(const Label& label) { return places.intern(label.address, access_size(label)); }
    // The value of a place after the path's first `length` events; undefined if its object's life has ended.
    Value value_at(u32 place, u32 length);
    // The same after one event more, which need not have been the next.
    void apply(u32 place, u32 event, Value& value) const;

    bool is_blocked() const;
    bool has_failed() const;
    std::optional<Failure> stuck();
    // A name for the class: its events, choices and order.
    u64 class_hash() const;
    // The steps that lead to an error, leaving out what does not come before it. A race's partner comes as
    // early as it can, so that no other one is met first. Where updates commute, they may synchronise the two
    // in this order, but not in another one of the class: there are several ways to order them.
    static constexpr u32 kWays = 3;
    Schedule schedule(const PathError& error, u32 way = 0) const;
    // Whether some update of the path commutes with its like.
    bool commutes() const;
    Schedule whole_schedule() const;

    // The event's error was none: what comes after it is told again.
    void forgive(const PathError& error) {
        std::erase_if(erroneous_, [&](const Erroneous& other) {
            return other.event == error.event &&
                   (other.partner == kNowhere || other.partner == error.partner);
        });
    }
    // Threads and places have the same numbers in other searches.
    void share(SharedNumbers& numbers);
    // With weak orders: the one place, and life, of all atomic accesses so far.
    std::pair<u32, u32> only_one() const { return {atomic_place_, atomic_life_}; }
    void set_only_one(std::pair<u32, u32> one) { std::tie(atomic_place_, atomic_life_) = one; }
    const std::vector<Erroneous>& erroneous() const { return erroneous_; }
    void set_erroneous(std::vector<Erroneous> events_at_fault) { erroneous_ = std::move(events_at_fault); }

    const ThreadState* owner(u32 thread) const override {
        return thread < threads_.size() && threads_[thread].state != State::Absent
                   ? &snapshots_[threads_[thread].snapshot].state
                   : nullptr;
    }
    u32 owners() const override { return thread_count(); }
    const Program& program() const { return program_; }
    Fault read_byte(u32 thread, Address address, u8& byte, u8& undefined);

    Places places;
    std::vector<PathError> errors;
    std::optional<Halt> halt, limit;  // see Search
    std::set<u32> bounds;
    u64 events = 0;
    Machine machine;
    ThreadTable table;

  private:
    // Where an access goes, if nothing is wrong with it.
    struct Found {
        Fault fault;
        u32 object = kNowhere, generation = 0;
        u64 offset = 0, base = 0, size = 0;
        bool constant = false;
    };
    Found find(u32 thread, Address address, u64 size);
    // Whether the thread's next event comes after the beginning of the object's life.
    bool knows(u32 thread, const ObjectView& object) const;
    Touch touch(const Label& label, bool writes) const;
    // How it conflicts with others, given what it does with what it finds. What would write or not if memory
    // were initialised is at fault, and counts as a write, as where the object is gone: which of the two it
    // is, no event may tell. So does what has to wait before it writes.
    Touch touch(const Label& label, const Effect& done) const {
        const bool undecided = done.fault == FaultCode::Uninitialised && is_conditional(label.kind);
        const bool later = done.blocked && label.kind != LabelKind::Await;
        return touch(label, done.writes || undecided || later);
    }

    // Each performs an operation, and says what is wrong with it.
    Fault perform(DporEvent& event, const Label& label, Answer& answer);
    Fault access(DporEvent& event, const Label& label, Answer& answer);
    Target target(u64 number) const;
    // The number of the nth thread that `parent` creates; none if there are too many. Jobs share the numbers,
    // so who asks for one that may be the last takes it.
    std::optional<u32> number_of(u32 parent, u32 nth);
    bool admits(u32 parent, u32 nth) {
        if (shared_ == nullptr) return table.admits(parent, nth);
        const std::optional<u32> number = number_of(parent, nth);
        return number && *number < program_.most_threads;
    }
    Fault change_thread(DporEvent& event, const Label& label, Answer& answer);
    Fault end_object(DporEvent& event, const Label& label);

    void order(u32 event);
    void synchronise(u32 event);
    void follow(u32 event, u32 earlier);
    void acquire(u32 event);
    template <class Sees>
    void join_released(u32 event, u32* into, Sees sees);
    void find_races(u32 event);
    void check_location(const DporEvent& event);
    void arrive(u32 thread, u32 event);
    void find_waiting(u32 event);
    bool is_first(u32 arrival, u32 access, u32 number) const;
    void report_race(u32 thread, const Erroneous& error, u32 pc, const std::array<u64, 4>& numbers);
    // Whether an earlier error is in the past of the two.
    bool is_behind(const Erroneous& earlier, u32 event, u32 other) const {
        const auto is_past = [&](u32 one) { return is_before(one, event) || is_before(one, other); };
        return is_past(earlier.event) && (earlier.partner == kNowhere || is_past(earlier.partner));
    }
    bool is_behind_error(u32 event) const;
    bool spins(u32 thread);
    void link(u32 event);
    void collect(u32 place);  // into newest_first_
    Value mixed_value_at(u32 place, u32 length);
    Value value_in_memory(u32 place);
    const u32* released_by(u32 event) const;

    void create(u32 thread, const Start& start, u32 event);
    void advance(u32 thread, u32 event);
    void finish(u32 thread);
    void measure(u32 thread, u32 event);
    Failure failure_at(u32 thread, const Fault& fault) const;
    void fail(u32 thread, u32 event, const Fault& fault);
    void report(PathError error);
    void stop(u32 thread, Halt::Kind kind, const Label& label);
    // The same for a limit: where limits cut, the thread stays there for good, and others go on.
    void come_to_limit(u32 thread, Halt::Kind kind, u64 count);
    void refuse(u32 thread, const char* what);
    bool may_fail_spuriously(u32 thread, const Label& label, const Value& value) const;
    void reserve(u32 threads, u32 events);
    bool commutes(const Label& label) const;
    u32 partner_of(const Fault& fault) const;

    const Program& program_;
    const SearchOptions& options_;
    bool has_shared_thread_locals_ = false;
    UndoMemory memory_;
    mutable Spinner spinner_;
    Snapshots snapshots_;
    std::vector<Thread> threads_;
    std::vector<DporEvent> path_;
    std::vector<Thread> before_;  // by event: its thread before it
    std::vector<u32> races_;
    std::vector<Erroneous> erroneous_;
    struct Spurious {
        u32 snapshot, previous;
    };
    std::vector<Spurious> spurious_;
    u32 stride_ = 8;
    std::vector<u32> order_, sync_, release_;  // rows of clocks, by event
    std::vector<u32> newest_first_;
    bool exited_ = false;
    SharedNumbers* shared_ = nullptr;
    u32 atomic_place_ = kNowhere, atomic_life_ = 0;  // weak orders: of all atomic accesses
};

}  // namespace raddle
