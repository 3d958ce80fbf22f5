// One execution graph in the making, with the threads that made it: adds events, gives a read another
// write, and finds the errors of the program under test on the way.
//
// It knows nothing of how a search chooses: the search asks for the alternatives of a thread's next
// event, adds one, checks the graph's consistency, and only then lets the thread run on. `Graphs`
// below are stacked, since a revisit works on a copy and comes back to the original.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <span>

#include "graph/location.h"
#include "graph/snapshots.h"
#include "machine/arithmetic.h"
#include "machine/semantics.h"
#include "models/lock_order.h"
#include "search/graphs/visited.h"
#include "search/search.h"
#include "search/spinning.h"
#include "search/thread_table.h"

namespace raddle {

// One way to add an event: what it reads, where it goes in modification order, which choice it takes.
struct Alternative {
    EventId rf = kNone;
    u32 place = 0;
    u32 choice = 0;
};

class GraphExecution : public Owners {
  public:
    GraphExecution(const Program& program, const SearchOptions& options, ModelKind model, bool records_mo);

    // Where a search cuts back to when it backtracks.
    struct Mark {
        u32 events, snapshots;
        std::size_t clocks, changes;
    };
    Mark mark() const { return {graph().size(), snapshots_.mark(), clocks_.mark(), lock_order_.mark()}; }
    void reset(const Mark& mark);

    Graph& graph() { return *graphs_[level_]; }
    const Graph& graph() const { return *graphs_[level_]; }

    // The thread whose event comes next, not one of `stuck`; none if no thread can go on. Errors that
    // threads have run into (in a consistent graph) are reported through `failures`.
    std::optional<u32> next(std::vector<Failure>& failures, std::span<const u32> stuck = {});
    // Whether that thread has an event to add now.
    bool is_ready(u32 thread, std::vector<Failure>& failures);
    // All alternatives of that thread's next event.
    void alternatives(u32 thread, std::vector<Alternative>& found);

    // Whether the thread's next event, added so, writes.
    bool will_write(u32 thread, const Alternative& alternative) const;
    // Adds the thread's next event; the thread does not run yet.
    EventId add(u32 thread, const Alternative& alternative);
    // Lets the event's thread run to its next label, and looks for races.
    void run(EventId event, std::vector<Failure>& failures);

    // The same for every thread whose last event has not run since the mark: inconsistent graphs do not run.
    void run_pending(const Mark& mark, std::vector<Failure>& failures);

    // Unordered locks: whether a write that follows the read in its critical section would fit nowhere:
    // another section of the lock has read what this one would read, and has written since.
    bool is_outrun(u32 thread, const Alternative& alternative) const;
    // Adds the read without bringing the rest up to date; whether a write to its location comes next.
    bool add_before_write(u32 thread, const Alternative& alternative);

    // Opens a copy of the graph without the events that `keep` lacks; ids change as `map` says.
    void descend(const std::vector<bool>& keep, std::vector<EventId>& map);
    void ascend() { --level_; }
    // All ways to let `read`, the last event of its thread, read from `write`: the places that the write
    // may take in modification order now, and the choices of the read.
    void revisits(EventId read, EventId write, std::vector<Alternative>& found);
    // Does it. False if coherence forbids it, for good: within what led to the read.
    bool retarget(EventId read, EventId write, const Alternative& alternative);

    bool consistent(EventId event);
    // Unordered locks: after events were taken away or given other writes. Whether the graph is consistent.
    bool rebuild();
    // With a modification order: whether the graph is consistent after the read was given that write, not
    // minding what it writes itself.
    bool consistent_as_read(EventId read, EventId write);
    // Without one: whether it is, with what the read writes.
    bool consistent_revisited(EventId read, EventId write);
    // Whether the read could have read from `write`, had only those events been there that `counts` has.
    bool possible(EventId read, EventId write, const std::vector<bool>& counts);
    // Finds the graph a modification order, where the search records none, for telling it.
    void settle();
    // Whether the graph, complete as it is, has a thread stuck for good.
    std::optional<Failure> stuck();
    // Whether all threads have come to their ends: nothing is blocked, stuck or failed.
    bool have_all_ended() const;
    bool is_blocked() const;
    bool has_failed(u32 thread) const;

    // Reads that wait and find anything but the last write are not added. Not for searches whose revisits
    // mind no canonical form.
    bool skips_waiting = false;
    // Arrivals at barriers are unordered, where that can be.
    void merge_arrivals();
    // Whether the event keeps its thread from going on, in all that comes of this graph.
    bool waits_in_vain(EventId event) const;
    // Whether the graph, complete as it is, has a thread that waits and would find another write by now: it
    // is no execution, only a way to others.
    bool looks_again() const;

    // Unordered locks. An execution counts if some total order of the critical sections of each lock (and
    // some modification order) makes it consistent.
    bool unordered() const { return unordered_; }
    bool is_realisable();
    // Errors that the graph shows and that could not be told when they came up: what led to them was there,
    // but some critical section had yet to end.
    void review(std::vector<Failure>& failures) const;
    void update_unlock(Failure& failure) const;
    // Unlocks that have failed: who holds the mutex may be another one by now.
    void review_unlocks(std::vector<Failure>& failures) const;
    // Races of waiting that could not be told: revisits may have taken away what ordered it.
    void review_waiting();
    // Mutexes whose sections are ordered after all, and why.
    const std::map<Address, std::string>& ordered_locks() const { return ordered_locks_; }
    // Whether a critical section of the thread comes after one that another thread has yet to end.
    bool is_behind(u32 thread) const;
    // Whether the thread's next event, which has no alternatives, may be inconsistent with the graph.
    bool may_not_fit(u32 thread) const {
        if (!unordered_ || graph().last(thread) == kNone) return false;
        const Label& at = label(thread);
        if (at.kind == LabelKind::Join || at.kind == LabelKind::Fence) return true;
        if (!is_section(at)) return false;
        if (role(at.kind, at.pc) == Role::Takes && graph().sections().is_inside(thread)) return true;
        return model_.needs_order(graph());
    }

    // Ends the search: it cannot do what the thread is about to do.
    void refuse(u32 thread, const char* what);
    // How many choices the read has with that write.
    u32 choices(EventId read, EventId write) const;
    // A name for the graph's class: its events, reads-from, choices and (if recorded) modification order.
    // Without locks: classes that differ in the order of critical sections only have the same.
    GraphKey key(bool without_locks = false) const;
    // Of the graph without the events that `keep` lacks, the read reading from `write`.
    GraphKey key_of_revisit(const std::vector<bool>& keep, EventId read, EventId write) const;
    u64 class_hash() const { return key(options_.project_locks).low; }
    // Notes the errors not known yet, with this graph as the way to them; `done` if one is enough.
    void collect(std::vector<Failure>& failures, std::vector<FoundError>& known, bool keep_going, bool& done);

    // A way to build this graph event by event; thread numbers as in a schedule.
    Schedule schedule() const;
    // The same of a complete execution, for which orders are found that it leaves open.
    Schedule settled();
    const Label& label(u32 thread) const { return snapshots_[graph()[graph().last(thread)].snapshot].label; }
    const Label& label_of(EventId event) const;
    const Snapshot& snapshot(u32 thread) const { return snapshots_[graph()[graph().last(thread)].snapshot]; }

    const ThreadState* owner(u32 thread) const override;
    u32 owners() const override { return graph().thread_count(); }
    const Model& model() const { return model_; }
    const ClockArena& clocks() const { return clocks_; }
    const LocationTable& locations() const { return locations_; }
    Value value_of(u32 loc, EventId write) const;
    // The final value of these bytes: that of the last write, or the initial one.
    Value final_value(Address address, u64 size) const;
    // The row of the trace that tells of an event.
    u32 row_of(EventId event) const { return event < rows_.size() ? rows_[event] : kNone; }

    std::optional<Halt> halt;
    bool refined = false;  // locations were cut smaller: everything is to start again
    void restart();
    void cut_at(Address address) { locations_.cut_at(address); }
    std::set<u32> bounds;
    u64 events = 0;
    Machine machine;
    ThreadTable table;
    std::vector<TraceEvent>* trace = nullptr;

  protected:
    // The read as it would be if it read from `write`.
    Event redirected(EventId read, EventId write, u32 choice) const;

    const Program& program_;
    const SearchOptions& options_;
    ClockArena clocks_;
    Model model_;
    Witness witness_;
    Snapshots snapshots_;
    std::vector<std::unique_ptr<Graph>> graphs_;
    u32 level_ = 0;

  private:
    // A round of a barrier that is complete: its arrivals, of threads that ask who was the last one first;
    // the last one in modification order; the thread that decides, and the event by which it has.
    struct Round {
        std::vector<EventId> members;
        u32 asking = 0;
        EventId last = kNone;
        u32 leader = kNone;
        EventId first_left = kNone;
    };
    bool is_meeting(const Label& label) const;
    bool is_meeting_at(u32 loc) const;
    void order_meeting(Address address);
    void order_meetings_in(const Event& end, const ObjectView& object);
    // Whether the thread, about to access the location, may do so while its arrivals are unordered; and
    // whether it can go on, if it is to leave a barrier.
    bool may_meet(u32 thread, const Snapshot& at);
    bool can_leave(u32 thread) const;
    bool find_round(EventId arrival, Round& round) const;
    bool asks(EventId arrival) const;
    EventId serial(const Round& round) const;
    void meet(u32 thread, const Snapshot& at, std::vector<Alternative>& found) const;
    void follow_leader(Event& event);
    Value found_at_meeting(EventId event, const Value& read) const;
    // How to tell of an event at a barrier one event after the other: the last arrival of its round, before
    // it the others, and who arrives last does not wait.
    struct Meeting {
        EventId serial = kNone;
        std::vector<EventId> others;
        bool is_left_out = false;
    };
    Meeting meeting_of(EventId event) const;
    bool waits(u32 thread) const;
    bool is_assumed(u32 thread);
    bool is_served(u32 thread);
    // The read that the thread's next operation confirms, if it has found what that expects.
    EventId confirmed(u32 thread) const;
    bool is_confirming(u32 thread) const;
    EventId read_before(u32 thread) const;
    // Goes on with all that reads which wait may find, from the beginning.
    void add_all_waiting();
    std::optional<u32> next_patient(std::vector<Failure>& failures);
    bool is_stale(EventId read) const;
    // Whether reads of the thread that come too early are left out. Who waits inside an unordered section
    // shows that its lock must be ordered.
    bool may_skip(u32 thread) const {
        return skips_waiting && !(unordered_ && graph().sections().is_inside(thread));
    }
    // A read that waited before might race with the event: what it found then must be explored, too.
    void may_race_waiting(EventId event);
    void set_effect(Event& event, const Snapshot& at, const Label& label) const;
    void follow(Event& event, const Event& before);
    Event next_event(u32 thread, const Label& label) const;
    // What the event finds: of an unlock, the last write of its own thread to the mutex if that one took it.
    Value found_by(const Event& event, const Label& label) const;
    Value found_by_unlock(const Event& event) const;
    Effect effect(const Event& event, const Label& label) const;
    Fault fault_of(const Effect& effect, const Event& event, const Label& label) const {
        return raddle::fault_of(effect, label, found_by(event, label), locations_[event.loc].object, 0);
    }
    u32 choices(u32 thread, const Label& label, const Value& read) const;
    // Where a write may go in modification order, the last place first.
    void places(const Event& event, std::vector<Alternative>& found) const;
    // Unordered locks: of the places found from `first` on, takes away those behind the ceiling, which are
    // inconsistent, but leaves one. Not for a write that a read-modify-write is about to read: that one
    // revisits from inconsistent graphs, too.
    void cut_places(const Event& write, std::vector<Alternative>& found, std::size_t first) const;
    // The last place at which the write's critical section does not come after one that comes after it.
    u32 ceiling(const Event& write) const;
    void take_out(EventId write);
    bool may_fail_spuriously(u32 thread) const;
    // The same of the compare-exchange that follows the thread's first `count` events: see Spinner.
    bool fails_in_vain(u32 thread, std::size_t count) const;
    Target target(u64 number) const;
    Fault resolve(Snapshot& at);
    Fault check_death(u32 thread, const Label& label, u64 size);
    bool knows(const Event& last, const ObjectView& object) const;
    void advance(Snapshot& snapshot, std::vector<Failure>& failures);
    bool must_precede(const Event& first, const Event& second) const;
    Failure failure_before(const Event& event, FaultCode code) const;
    Failure race_of(const Event& first, const Event& second, u64 address, u64 size) const;
    Failure used_after(FaultCode code, const Event& access, u64 base, u64 size) const;
    void find_races(EventId event, std::vector<Failure>& failures) const;
    // Whether the object's life has begun before the event; the same for an access to `address`.
    bool is_born(const ObjectView& object, const Event& event) const;
    bool is_born_at(Address address, u64 size, const Event& event, ObjectView& object) const;
    void find_early(EventId event, Address address, u64 size, std::vector<Failure>& failures) const;
    void find_early(EventId event, std::vector<Failure>& failures) const;
    Failure failure_at(u32 thread, const Fault& fault, u32 partner = Program::kNone) const;
    Failure failure_of(const Snapshot& snapshot) const;
    std::optional<Fault> held_at_exit(u32 thread) const;
    void end_thread_locals(u32 thread, std::vector<Failure>& failures) const;
    using Ends = std::vector<std::pair<u32, EventId>>;  // the last writes of locations
    bool spins(u32 thread, const Ends& ends, u32& open) const;
    bool can_stay(const std::vector<u32>& spinning, Ends& ends);
    bool can_end(const Ends& ends);
    void stop(Halt::Kind kind, const Snapshot& at, const Label& label);
    void note(EventId event);
    Fault end_life(EventId event, const Label& label, std::vector<Failure>& failures);
    bool are_ordered(const Event& first, const Event& second) const;
    bool holds_in_order();
    // Whether the operation begins or ends a critical section, or stays inside one of a recursive mutex.
    bool is_section(const Label& label) const {
        if (!unordered_) return false;
        const Role found = role(label.kind, label.pc);
        return (found == Role::Takes || found == Role::Gives) && !ordered_locks_.contains(label.address);
    }
    // A library's exchange that releases: a store that also sees what it overwrites, which is of its own
    // thread, or the thread fails.
    static bool is_release(const Label& label) {
        return label.kind == LabelKind::Rmw && label.order == Order::Release &&
               static_cast<RmwOp>(label.op) == RmwOp::Xchg;
    }
    // What an operation does with a lock.
    enum class Role { None, Takes, Gives, Shares };
    Role role(LabelKind kind, u32 pc) const;
    // The location's modification order, of those writes that count.
    u64 name_of(EventId id) const;
    void add_event(GraphKey& sum, EventId id, EventId source, u32 choice) const;
    template <typename Counts>
    void add_order(GraphKey& sum, u32 loc, Counts counts) const;
    // Whether what the thread is about to do fits with mutexes that are unordered; if not, that changes.
    bool suits(u32 thread, const Snapshot& at);
    void note_mutex(u32 loc);
    u64 mutex_word(u32 thread, u32 index, u32 loc) const;
    void enter_section(Event& event, const Label& label) const;
    void order_lock(Address address, const char* reason);
    void order_held(u32 thread, const char* reason);
    void order_users(const Event& end, const ObjectView& object);
    // The search goes on with ordered locks, from the beginning.
    void order_all_locks(const char* reason);
    // A lock that a thread held when it wanted another one.
    struct Want {
        Address held, wanted;
        u32 thread;
        auto operator<=>(const Want&) const = default;
    };
    bool closes(std::vector<Want>& path) const;
    // Opens a copy of the part of the graph that `keep` has, with what it takes to order its critical
    // sections so that `accept` holds. False: there is no such part.
    bool realise(std::vector<bool> keep, const std::function<bool()>& accept);
    void keep_cause(EventId event, std::vector<bool>& keep) const;
    // Opens a copy that shows the failure, and leaves it.
    bool show(const Failure& failure);
    void leave(const Mark& before);
    // Whether all critical sections before the one that the event begins have ended.
    bool is_turn(const Event& event, const std::vector<u8>& done) const;
    std::string text_at(const Snapshot& at, Address address) const;

    bool records_mo_;
    bool unordered_;  // until executions prove to be too long for that
    bool has_shared_thread_locals_ = false;
    std::vector<bool> keep_;    // of `possible`
    std::vector<EventId> map_;  // of the same
    mutable Spinner spinner_;
    mutable bool has_rewrites_ = false;  // some event was one
    bool has_confirming_ = false;
    std::vector<u8> assumed_;  // by pc: whether an assume comes right behind that load, if it is known
    ThreadState ahead_;        // of `is_served`
    bool merges_arrivals_ = false;
    std::set<Address> ordered_meetings_;
    std::vector<u8> is_meeting_;  // by location: some thread has arrived there
    LockOrder lock_order_;
    std::map<Address, std::string> ordered_locks_;
    std::set<Want> wanted_;
    std::vector<u8> is_mutex_;  // by location: 1 some thread has locked it, 2 and it is no mutex
    LocationTable locations_;
    struct Known {
        Address address = 0;
        u64 size = 0;
        LabelKind kind = LabelKind::Fence;
        Order order = Order::Plain;
        u32 loc = 0;
    };
    std::array<Known, 64> known_{};  // locations of globals, by address
    std::vector<u32> rows_;          // of the trace, by event
};

}  // namespace raddle
