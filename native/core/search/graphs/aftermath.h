// Whether anything can come of an execution graph in which a thread has stopped for good, since an assume
// refused what it found.
//
// No complete execution comes of it, and no deadlock or livelock. What the other threads may still do there
// matters only if it is an error, or a write that another read may be given. So they are followed on, each by
// itself, with every value that a read could find: all that the graph has in that place. If each of them only
// reads what nobody writes any more, writes what nobody else looks at, and ends, or comes to where it waits,
// too, then nothing is lost if nothing is added to the graph.
//
// A thread that stopped too early is no reason: who else might go on writes what it reads, and then this is
// asked again when those are done.
#pragma once

#include <memory>

#include "search/graphs/graph_state.h"

namespace raddle {

class Aftermath {
  public:
    explicit Aftermath(GraphState& state);

    bool is_on() const { return has_assumes_ && !state_.unordered(); }
    // Whether nothing can come of the graph, now that the event's thread has stopped: one has been refused
    // what it found, and could have found something else. If none could, the graph counts as blocked.
    bool comes_to_nothing(EventId event);
    // The same, if nothing can be added to the graph.
    bool has_choice();

  private:
    struct Access {
        u32 thread;
        Address address;
        u64 size;
    };
    // How far a thread got: `joined` are those that it has joined on the way.
    struct Stand {
        ThreadState state;
        Label label;
        std::vector<u32> joined;
    };
    enum class Course : u8 { Unknown, Open, Done };

    Machine& machine(bool watches);
    bool is_refused(u32 thread) const;
    // Whether the refused thread could have been given another value.
    bool could_go_on(u32 thread);
    bool would_accept(EventId event, EventId rf, u32 choice);
    // Whether what the other threads may do there does not matter.
    bool is_over();
    // What the thread returns, in all ways that it may go; false if it may do something that matters.
    bool follow(u32 thread);
    bool step(Stand& at, std::vector<Stand>& more);
    bool join(Stand& at, std::vector<Stand>& more);
    bool read(Stand& at, std::vector<Stand>& more);
    bool is_unseen(const Label& label, u32 thread);
    // The location of exactly that access; kNone if it is a new one. False if it overlaps others.
    bool find(const Label& label, u32& loc) const;
    bool has_own_place(const Label& label, u32 thread);
    bool is_quiet() const;

    GraphState& state_;
    bool has_assumes_;
    // Its own: what they reach was not reached by the program.
    std::unique_ptr<Machine> following_, trying_;
    u32 steps_ = 0;
    std::vector<Course> courses_;
    std::vector<std::vector<Value>> results_;
    std::vector<Access> reads_, writes_;
};

}  // namespace raddle
