// RC11's partial SC order (RCMC paper, section 3.2.4): does it have a cycle?
//
//     psc = ([Esc] ∪ [Fsc]; hb?); scb; ([Esc] ∪ hb?; [Fsc]) ∪ [Fsc]; (hb ∪ hb; eco; hb); [Fsc]
//     scb = sb ∪ sb|≠loc; hb; sb|≠loc ∪ hb|loc ∪ mo ∪ fr
//
// Nothing is built: the events that psc orders are visited from where a cycle would have to pass, and the
// relations are read off clocks and places on the way. What comes after an event in sb or hb is the rest of
// each thread from some event on, what comes after it in mo or fr the rest of a location's writes, so that
// one mark per thread and per location says what was visited. native/tests has the definition over bit
// matrices.
#pragma once

#include <vector>

#include "graph/graph.h"

namespace raddle {

class Psc {
  public:
    // How much of an event was visited. With a total modification order a read-modify-write is one event;
    // without, a path that comes to its write may not leave from its read.
    enum Part : u8 { kNew, kWriting, kWhole, kNever };

    // `weak`: modification order is what hb and reads-from say (WRC11). `fences`: SC accesses do not count
    // (RA).
    Psc(const ClockArena& clocks, bool weak, bool fences) : clocks_(clocks), weak_(weak), fences_(fences) {}

    // Whether psc has a cycle that leaves `event`, an access after which nothing comes in sb and at most one
    // read in hb. If the graph was consistent without it, there is no other. Not for `weak`.
    bool is_cyclic_through(const Graph& graph, EventId event);
    bool is_cyclic(const Graph& graph);
    // The events that psc puts right behind an SC event whatever the modification order: all that neither mo
    // nor fr has a part in.
    const std::vector<std::pair<EventId, Part>>& fixed_behind(const Graph& graph, EventId event);

    // Whether the event is one that psc is about.
    bool is_strong(const Event& e) const {
        return e.order == Order::SeqCst && (e.kind == LabelKind::Fence || (e.loc != kNone && !fences_));
    }

  private:
    void begin(const Graph& graph);
    // Goes on until a target or nothing more is reached.
    bool finish();
    void reach(EventId id, Part part);
    void leave_access(EventId id, Part part);
    void leave_fence(EventId id);
    // Where scb ends; psc reaches that event, if it is SC, and SC fences behind it.
    void arrive(EventId id, Part part);
    void arrive_from(u32 thread, u32 index);
    void arrive_in_order(EventId start);
    void arrive_after(EventId id, bool reading);
    void reach_fences_behind(EventId id);
    void cross(EventId id);
    template <class Visit>
    void each_after(EventId id, bool reading, Visit visit);

    bool is_before(const Event& a, const Event& b) const { return clocks_.includes(b.hb, a.thread, a.index); }
    // The index of the thread's first event that the given one happens before.
    u32 first_behind(u32 thread, const Event& e) const;
    u32 place_after(EventId id) const;

    const ClockArena& clocks_;
    bool weak_, fences_;
    const Graph* graph_ = nullptr;
    EventId target_ = kNone;
    Part target_part_ = kNever;
    bool through_fences_ = false;  // SC fences that happen before the target are targets, too
    bool found_ = false;
    bool has_fences_ = false;
    bool without_order_ = false;                   // neither mo nor fr counts
    std::vector<Part> reached_;                    // by event
    std::vector<std::pair<EventId, Part>> work_;   // reached, yet to be left
    std::vector<u32> strong_from_, fences_from_;   // by thread: SC events, SC fences that are reached
    std::vector<u32> left_from_;                   // by thread: events that some fence has been left through
    std::vector<u32> writes_from_, readers_from_;  // by location: places of writes dealt with
    std::vector<u32> after_;                       // by event, of arrive_in_order
    std::vector<u32> sb_from_, hb_from_;           // by thread, of the same
    std::vector<EventId> behind_;
    std::vector<std::pair<EventId, Part>> eco_;
    std::vector<u8> followed_;
    std::vector<Part> crossed_;
};

}  // namespace raddle
