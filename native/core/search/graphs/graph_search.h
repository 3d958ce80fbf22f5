// The searches over execution graphs that visit each class once and store nothing: modification-order,
// where a class is a set of events with reads-from and modification order (TruSt, POPL 2022), and
// reads-from (design of our own), where it is a set of events with reads-from.
//
// Depth first. A graph grows by one event at a time, in place; a new write may also become what an
// earlier read reads from (a revisit): then everything that was added after the read and did not lead
// to the write is thrown away, on a copy. Of the graphs that would lead to the same revisit only the
// one in which the thrown-away events are *canonical* performs it.
#pragma once

#include <map>

#include "search/graphs/graph_execution.h"
#include "search/search.h"

namespace raddle {

class GraphSearch : public Search {
  public:
    // Locks are ordered, whatever the options say: a RememberingSearch need not.
    GraphSearch(const Program& program, SearchOptions options, ModelKind model, bool records_mo)
        : GraphSearch(program, std::move(options), model, records_mo, false) {}

    u64 events() const override { return execution_.events; }
    const Program& program() const override { return execution_.program(); }
    const std::vector<std::pair<u32, u32>>& threads() const override { return execution_.table.entries(); }
    const std::set<u32>& bounds_hit() const override { return execution_.bounds; }
    const std::optional<Halt>& halt() const override { return execution_.halt; }
    const std::optional<Halt>& limit() const override { return execution_.limit; }
    const std::vector<u32>& visited() const override { return execution_.machine.visited(); }
    u64 dead_ends() const { return dead_ends_; }
    u64 revisits() const { return revisits_; }
    // Graphs remembered, the memory they take, and mutexes that had to be ordered: see RememberingSearch.
    virtual u64 remembered() const { return 0; }
    virtual u64 remembered_bytes() const { return 0; }
    // Parts in other processes: from now on the graphs that are new to this one are noted. Which were, which
    // of them are complete, which blocked; and how many of another one's are new here.
    virtual void note_news() {}
    enum class News : u8 { Visited, Complete, Blocked };
    virtual std::string news(News /* which */) const { return {}; }
    virtual u64 unknown(const std::string& /* memory */) const { return 0; }
    bool orders_words() const override { return execution_.orders_words; }
    bool merges_names() const override { return execution_.symmetry.has_merged(); }
    const std::map<Address, std::string>& ordered_locks() const { return execution_.locks.ordered(); }
    // Final values of the observed locations, with the number of complete executions.
    const std::map<std::vector<u64>, u64>& states() const { return states_; }
    // Of the execution that the options ask for, once it was reached.
    const std::optional<Schedule>& execution() const { return schedule_; }
    // The classes of complete executions, and those that they are with equal threads renamed in all ways, if
    // the options ask.
    const std::unordered_set<u64>& complete() const { return classes_; }
    const std::unordered_set<u64>& renamed() const { return renamed_; }
    // For each that is kept: pairs of writes of two threads to one location that read nothing.
    const std::vector<u32>& rivals() const { return rivals_; }

    bool can_split() const override { return true; }
    std::optional<std::string> rest() const override;
    std::optional<std::string> split() override;
    std::string lessons() const override;
    bool learn(const std::string& lessons) override;
    double left() const override;
    std::optional<double> probe(u64 seed, double seconds) override;

  protected:
    GraphSearch(const Program& program, SearchOptions options, ModelKind model, bool records_mo,
                bool unordered);

    // A point where the search comes back to: the alternatives of one event, or of one revisited read.
    struct Frame {
        GraphExecution::Mark mark;
        u32 first, next, last;  // of alternatives_
        u32 end;                // those from here on were given away
        u32 shares = 1;         // of what is at hand, if its revisits were given away: see left()
        u32 thread;
        EventId pivot = kNone;  // the write just added (or the revisited read) whose revisits come next
        bool pivot_fits = true;
        EventId scan = 0;       // events below this one are yet to be looked at for revisits
        EventId read = kNone;   // revisited read; kNone in a frame that adds an event
        EventId write = kNone;  // what it reads now
    };
    // A write that may revisit: an event of the graph, or one about to be added after `last` and `source`.
    struct Pivot {
        EventId id;
        Clock last, source;
        bool fits;  // the graph with it is consistent
    };

    void begin() override;
    void read(const std::string& branch) override;
    void step() override;
    u64 weight() const override { return 1 + execution_.graph().size() / 64; }
    // Goes on from a consistent graph: adds what has no alternatives, then opens a frame or reports.
    void extend();
    void add_errors();
    void count_dead_ends(u64 count) {
        dead_ends_ += count;
        explored_ += count;
    }
    bool precedes(EventId event, const Pivot& pivot) const {
        const Event& e = execution_.graph()[event];
        const ClockArena& clocks = execution_.clocks();
        return clocks.includes(pivot.last, e.thread, e.index) ||
               (!pivot.source.is_empty() && clocks.includes(pivot.source, e.thread, e.index));
    }

    virtual void open(const Frame& frame) {
        frames_.push_back(frame);
        frames_.back().end = frame.last;
    }
    virtual void close() { frames_.pop_back(); }
    virtual void go_back(const Frame& frame) { execution_.reset(frame.mark); }
    virtual void restart();
    // Threads that cannot go on, and are not to be asked.
    virtual std::span<const u32> stuck() const { return {}; }
    // All alternatives are done. Whether the others go on without the frame's thread.
    virtual bool leaves_stuck(Frame&) { return false; }
    // Whether adding the event so leads nowhere.
    virtual bool is_pruned(const Frame& frame, const Alternative& alternative);
    // Whether the graph is consistent with the read as the frame has it; none if no revisit mends that.
    virtual std::optional<bool> retarget(const Frame& frame, const Alternative& alternative);
    virtual void note_added(EventId, bool /* fits */) {}
    virtual void note_added_alone(EventId) {}
    // Whether the alternatives of the thread's next event are to be looked at from this graph.
    virtual bool is_fresh(u32 /* thread */) { return true; }
    // Whether the graph, to which nothing can be added, may be an execution.
    virtual bool is_whole() { return true; }
    virtual void note_counted(bool /* blocked */) {}
    // The newest read that the pivot may revisit; whether any before the event may be; whether the event,
    // with what keep_ has, is.
    virtual EventId newest(EventId pivot) const;
    virtual bool ends_scan(EventId event, const Pivot& pivot) { return !canonical(event, pivot); }
    virtual bool may_revisit(EventId /* read */, EventId /* pivot */) { return true; }
    // What a branch has to tell of a frame besides, as bits: others look after what becomes of it when all
    // its alternatives are done; they are, and its thread was left stuck, while the others go on; see
    // RememberingSearch.
    static constexpr u32 kYielded = 1, kLeftStuck = 2, kSurvives = 4;
    virtual u32 mood(std::size_t /* frame */) const { return 0; }
    virtual void set_mood(std::size_t /* frame */, u32) {}
    virtual bool rehearse_stuck(u32 /* mood */) { return false; }
    bool rehearses() const { return rehearses_; }

    const bool records_mo_;
    GraphExecution execution_;
    std::vector<Frame> frames_;
    std::vector<Alternative> alternatives_;
    std::vector<Failure> failures_;
    std::vector<bool> keep_;
    u64 dead_ends_ = 0, revisits_ = 0;

  private:
    // A frame as bytes tell of it: what was taken of how many alternatives, and what is left to do.
    struct Level {
        static constexpr u32 kFresh = 0xffffffff;
        u32 count, taken = kFresh;
        u32 next, end;
        u32 scan = 0;
        bool revisits = false;   // those of the pivot are to be done, below `scan`
        bool revisited = false;  // the next frame is that of a read which was revisited, at `scan`
        u32 mood = 0;
    };
    Level level(std::size_t frame) const;
    std::string branch(const std::vector<Level>& levels) const;
    // How many reads below an event the frame's pivot might revisit, on the graph of that level.
    u32 revisitable(const Frame& frame, u32 graph, EventId below) const;
    // Of a probe: takes the alternative at hand; whether it leads anywhere, by itself or by the revisits in
    // `reads`, and whether it has ended an execution.
    struct Way {
        bool goes_on, ends;
        std::vector<EventId> reads;
    };
    Way try_alternative(u32 alternative);
    // Closes what the alternative at hand has opened above so many frames.
    void drop(std::size_t depth);
    // Goes to where the levels say, without counting anything.
    void rehearse();
    void rehearse(const Level& level, const Level* next);

    void take_alternative(Frame& frame);
    // Whether an assume has refused a thread what it found, and nothing comes of that.
    bool comes_to_nothing(EventId id);
    // Nothing more can be added. `failed`: a thread stands at an operation that fails.
    void leaf(bool failed);
    void note_names();
    void note_names(const std::vector<std::vector<u32>>& groups, std::size_t next, std::vector<u32>& names);
    // Whether all other events led to it, so that it revisits nothing: looking at each of them would take
    // long where one thread does much while no other is there.
    bool all_precede(EventId event) const;
    // Looks for the next read that the pivot may revisit: frame.scan, with what keep_ has.
    bool find_revisit(Frame& frame);
    // Opens a frame for it on a copy of the graph.
    bool revisit(Frame& frame);
    bool canonical(EventId event, const Pivot& pivot);
    // An update that reads what another one reads can only lead somewhere by revisiting that one.
    bool is_hopeless(u32 thread, const Alternative& alternative);

    std::map<std::vector<u64>, u64> states_;
    std::optional<Schedule> schedule_;
    std::vector<u32> rivals_;
    std::unordered_set<u64> classes_, renamed_;
    std::vector<bool> counts_;
    std::vector<EventId> candidates_;
    std::vector<EventId> map_;
    std::vector<Level> levels_;
    bool rehearses_ = false;
    // Of other parts, by generation and address: where their accesses are. See learn().
    struct Span {
        u64 size;
        bool atomic;
        u32 pc;
    };
    std::map<std::pair<u32, Address>, Span> spans_;
};

}  // namespace raddle
