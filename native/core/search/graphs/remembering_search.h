// The search with memory and stuck threads, for unordered locks.
//
// There is no canonical form with them: half a critical section may take a canonical choice that its own
// later events forbid. So every revisit is performed that leaves no read without its write, and the graphs
// visited are remembered. A thread whose next event makes the graph inconsistent in every way is *stuck*, and
// the others go on: what they write may change its past.
//
// Where all locks prove to need their order, it starts again as the canonical search.
//
// Parts of it in one process have the graphs visited in common: whoever comes to a graph first goes on from
// it, and the others need not. Which part that is, and on which way it came there, is chance; the graphs that
// are reached are not, nor are the executions among them, since what can be reached from a graph does not
// depend on the way to it. Rules that leave graphs out because of what was found before at the same frame
// know less in a part than in the whole, and leave out less.
#pragma once

#include <memory>

#include "search/graphs/graph_search.h"

namespace raddle {

class RememberingSearch : public GraphSearch {
  public:
    RememberingSearch(const Program& program, SearchOptions options, ModelKind model, bool records_mo)
        : GraphSearch(program, std::move(options), model, records_mo, true) {}

    u64 remembered() const override { return remembered_; }
    u64 remembered_bytes() const override {
        return remembered_ == 0 ? 0 : visited_->bytes() / visited_->size() * remembered_;
    }
    bool shares() const override { return remembers(); }
    void share(Search& part) override;
    // Most graphs below a branch may have been visited from elsewhere: its share tells nothing.
    double left() const override { return remembers() ? -1 : GraphSearch::left(); }
    void forget() override { visited_ = std::make_shared<Visited>(); }
    std::string memory() const override;
    u64 remember(const std::string& memory) override;
    void note_news() override { notes_news_ = true; }
    std::string news(News which) const override;
    u64 unknown(const std::string& memory) const override;

  protected:
    void open(const Frame& frame) override;
    void close() override;
    void go_back(const Frame& frame) override;
    void restart() override;
    std::span<const u32> stuck() const override { return std::span<const u32>(stuck_).subspan(stuck_from_); }
    bool leaves_stuck(Frame& frame) override;
    bool is_pruned(const Frame& frame, const Alternative& alternative) override;
    std::optional<bool> retarget(const Frame& frame, const Alternative& alternative) override;
    void note_added(EventId event, bool fits) override;
    void note_added_alone(EventId event) override;
    bool is_fresh(u32 thread) override;
    bool is_whole() override;
    void note_counted(bool blocked) override;
    EventId newest(EventId pivot) const override;
    bool ends_scan(EventId event, const Pivot& pivot) override;
    bool may_revisit(EventId read, EventId pivot) override;

  private:
    // What it knows of a frame besides.
    struct Note {
        u32 stuck = 0;          // how many threads of stuck_ there were
        u32 stuck_from = 0;     // those that count here: a revisit frees the others
        bool fits = false;      // some alternative was consistent
        bool is_left = false;   // none was: its thread is stuck
        bool survives = false;  // with some alternative the thread went on until others did
    };

    bool remembers() const { return execution_.unordered(); }
    // Whether the graph is new, with the threads that are stuck in it.
    bool is_new();
    // Whether a kept event reads from one that the revisit of `read` takes away or changes.
    bool dangles(EventId read) const;
    // Whether the graph that the revisit leads to was visited; if not, it is now.
    bool is_known(EventId read, EventId write);
    // A read whose thread can write no more: only revisits by that write matter. False: it is not so.
    bool revisit_only(u32 thread, const Alternative& alternative);
    // Adds the read without bringing the rest up to date; whether a write to its location comes next.
    bool add_before_write(u32 thread, const Alternative& alternative);
    // Whether others need not go on for the last frame's thread to be stuck: they did, after another value
    // of a read.
    bool is_spared() const;
    // The thread of the last frames has come through its critical section, or as far as it goes, and another
    // one is next.
    void note_survival(u32 next);
    // Threads that are stuck at a read of the location have another write to read from now.
    void free_readers(u32 loc);

    u32 mood(std::size_t frame) const override;
    void set_mood(std::size_t frame, u32 mood) override;
    bool rehearse_stuck(u32 mood) override;

    bool insert(const GraphKey& key) {
        if (!visited_->insert(key)) return false;
        ++remembered_;
        if (notes_news_) news_[0].push_back(key);
        return true;
    }

    std::shared_ptr<Visited> visited_ = std::make_shared<Visited>();
    u64 remembered_ = 0;  // by this part
    bool notes_news_ = false;
    std::array<std::vector<GraphKey>, 3> news_;
    std::vector<Note> notes_;  // one for each frame
    std::vector<u32> stuck_;   // from stuck_from_ on: those of the graph at hand
    u32 stuck_from_ = 0;
};

// The one that the options ask for.
inline std::unique_ptr<GraphSearch> make_graph_search(const Program& program, const SearchOptions& options,
                                                      ModelKind model, bool records_mo) {
    if (options.unordered) return std::make_unique<RememberingSearch>(program, options, model, records_mo);
    return std::make_unique<GraphSearch>(program, options, model, records_mo);
}

}  // namespace raddle
