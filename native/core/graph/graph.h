// An execution graph: events in the order they were added (<G), reads-from, and per location the writes
// (in modification order where the search records one, else as added) and the reads.
//
// Flat vectors of plain values. A search adds and removes at the end in place, and copies what a
// revisit keeps into another Graph, whose memory it reuses.
#pragma once

#include <vector>

#include "graph/event.h"
#include "graph/sections.h"

namespace raddle {

struct LocationState {
    std::vector<EventId> writes;
    std::vector<EventId> reads;  // read-modify-writes are in both
    u32 plain = 0;               // plain accesses among them
    bool touched = false;        // has had an event since it was last empty
};

struct ThreadEvents {
    std::vector<EventId> events;
    EventId spawn = kNone;
    EventId join = kNone;    // the event that joined it
    EventId detach = kNone;  // the event that detached it
};

// The end of an object's life.
struct Death {
    Address object;
    u32 generation;
    EventId event;
};

class Graph {
  public:
    u32 size() const { return static_cast<u32>(events_.size()); }
    const Event& operator[](EventId id) const { return events_[id]; }
    Event& at(EventId id) { return events_[id]; }

    u32 thread_count() const { return static_cast<u32>(threads_.size()); }
    const ThreadEvents& thread(u32 number) const { return threads_[number]; }
    // The last event of the thread, or kNone.
    EventId last(u32 thread) const {
        return thread < threads_.size() && !threads_[thread].events.empty() ? threads_[thread].events.back()
                                                                            : kNone;
    }
    EventId find(u32 thread, u32 index) const { return threads_[thread].events[index - 1]; }

    const LocationState& location(u32 number) const {
        return number < locations_.size() ? locations_[number] : kEmpty;
    }
    const std::vector<Death>& deaths() const { return deaths_; }
    Sections& sections() { return sections_; }
    const Sections& sections() const { return sections_; }
    // Locations that have events here.
    const std::vector<u32>& touched() const { return touched_; }

    // Notes that the last event ended an object's life.
    void bury(Address object, u32 generation) { deaths_.push_back({object, generation, size() - 1}); }

    // Appends an event. `place` is where a write goes among its location's writes.
    EventId push(const Event& event, u32 place);
    // Removes the last event.
    void pop();
    void cut(u32 size) {
        while (events_.size() > size) pop();
    }

    // Takes a write out of its location's writes and back in, at another place.
    void unplace(EventId id);
    void place(EventId id, u32 place);
    // Without a recorded modification order: whether the order in which the writes stand is known to fit all
    // events but the last that was added or given another write, and the write it was given.
    bool is_settled() const { return settled_; }
    void set_settled(bool settled) { settled_ = settled; }
    // Puts a location's writes into another order.
    void arrange(u32 loc, const std::vector<EventId>& order) { locations_[loc].writes = order; }
    // Where a write stands among its location's writes; writes.size() if it is not there.
    u32 place_of(EventId id) const;
    // The successful read-modify-write that reads from `write` of that location, other than `except`.
    EventId update_of(u32 loc, EventId write, EventId except) const;

    // Pairs of writes of two threads to one location that read nothing.
    u32 rivals() const;

    // Makes this graph `from` without the events for which `keep` is false. `map` becomes the new ids.
    void restrict(const Graph& from, const std::vector<bool>& keep, std::vector<EventId>& map);

  private:
    static const LocationState kEmpty;

    LocationState& open(u32 number);
    ThreadEvents& open_thread(u32 number);
    void enter(EventId id);

    std::vector<Event> events_;
    std::vector<ThreadEvents> threads_;
    std::vector<LocationState> locations_;  // by number; those not in touched_ are empty
    std::vector<u32> touched_;
    std::vector<Death> deaths_;
    Sections sections_;
    bool settled_ = true;
};

}  // namespace raddle
