#include "search/graphs/remembering_search.h"

#include "search/branch.h"

namespace raddle {
namespace {

void write(BranchWriter& to, const GraphKey& key) {
    for (const u64 half : {key.low, key.high}) {
        char bytes[8];
        for (int i = 0; i < 8; ++i) bytes[i] = static_cast<char>(half >> (8 * i));
        to.raw({bytes, 8});
    }
}

std::vector<GraphKey> read_keys(const std::string& memory) {
    BranchReader from(memory, BranchKind::Visited);
    const std::string_view keys = from.remaining();
    if (keys.size() % 16 != 0) throw ScheduleError("a memory of graphs that is cut off");
    const auto half = [&](std::size_t at) {
        u64 value = 0;
        for (std::size_t i = 0; i < 8; ++i) value |= u64{static_cast<u8>(keys[at + i])} << (8 * i);
        return value;
    };
    std::vector<GraphKey> result;
    for (std::size_t at = 0; at < keys.size(); at += 16) result.push_back({half(at), half(at + 8)});
    return result;
}

}  // namespace

void RememberingSearch::open(const Frame& frame) {
    GraphSearch::open(frame);
    const u32 count = static_cast<u32>(stuck_.size());
    Note note;
    note.stuck = count;
    note.stuck_from = frame.read != kNone ? count : stuck_from_;
    notes_.push_back(note);
}

void RememberingSearch::close() {
    GraphSearch::close();
    notes_.pop_back();
}

void RememberingSearch::go_back(const Frame& frame) {
    GraphSearch::go_back(frame);
    stuck_.resize(notes_.back().stuck);
    stuck_from_ = notes_.back().stuck_from;
}

void RememberingSearch::restart() {
    GraphSearch::restart();
    if (is_outgrown()) return;
    visited_->clear();
    for (std::vector<GraphKey>& keys : news_) keys.clear();
    remembered_ = 0;
    notes_.clear();
    stuck_.clear();
    stuck_from_ = 0;
}

void RememberingSearch::share(Search& part) {
    auto* other = dynamic_cast<RememberingSearch*>(&part);
    require(other != nullptr, "a part of another search");
    visited_->share();
    other->visited_ = visited_;
}

std::string RememberingSearch::memory() const {
    if (!remembers()) return {};
    BranchWriter to(BranchKind::Visited);
    visited_->each([&](const GraphKey& key) { write(to, key); });
    return std::move(to).bytes();
}

u64 RememberingSearch::remember(const std::string& memory) {
    u64 count = 0;
    for (const GraphKey& key : read_keys(memory)) count += visited_->insert(key) ? 1 : 0;
    return count;
}

std::string RememberingSearch::news(News which) const {
    BranchWriter to(BranchKind::Visited);
    for (const GraphKey& key : news_[static_cast<std::size_t>(which)]) write(to, key);
    return std::move(to).bytes();
}

u64 RememberingSearch::unknown(const std::string& memory) const {
    u64 count = 0;
    for (const GraphKey& key : read_keys(memory)) count += visited_->contains(key) ? 0 : 1;
    return count;
}

// Complete graphs have no stuck threads: is_new has noted the same key.
void RememberingSearch::note_counted(bool blocked) {
    if (notes_news_ && remembers())
        news_[static_cast<std::size_t>(blocked ? News::Blocked : News::Complete)].push_back(
            execution_.names.key());
}

// What a branch tells of a frame besides: the flags of its note.
u32 RememberingSearch::mood(std::size_t frame) const {
    const Note& note = notes_[frame];
    return (note.fits ? kYielded : 0) | (note.is_left ? kLeftStuck : 0) | (note.survives ? kSurvives : 0);
}

void RememberingSearch::set_mood(std::size_t frame, u32 mood) {
    notes_[frame].fits = (mood & kYielded) != 0;
    notes_[frame].is_left = (mood & kLeftStuck) != 0;
    notes_[frame].survives = (mood & kSurvives) != 0;
}

// The others go on without the frame's thread.
bool RememberingSearch::rehearse_stuck(u32 mood) {
    if ((mood & kLeftStuck) == 0) return false;
    go_back(frames_.back());
    stuck_.push_back(frames_.back().thread);
    extend();
    return true;
}

bool RememberingSearch::leaves_stuck(Frame& frame) {
    Note& note = notes_.back();
    if (!remembers() || frame.read != kNone || note.fits) return false;
    note.fits = note.is_left = true;
    if (options_.prune.spared && is_spared()) return true;
    stuck_.push_back(frame.thread);
    extend();
    return true;
}

bool RememberingSearch::is_pruned(const Frame& frame, const Alternative& alternative) {
    if (!remembers()) return GraphSearch::is_pruned(frame, alternative);
    return options_.prune.outrun && notes_.back().survives &&
           execution_.locks.is_outrun(frame.thread, alternative) && revisit_only(frame.thread, alternative);
}

std::optional<bool> RememberingSearch::retarget(const Frame& frame, const Alternative& alternative) {
    if (!remembers()) return GraphSearch::retarget(frame, alternative);
    execution_.retarget(frame.read, frame.write, alternative);
    return execution_.consistency.rebuild();
}

void RememberingSearch::note_added(EventId event, bool fits) {
    notes_.back().fits = notes_.back().fits || fits;
    const Event& added = execution_.graph()[event];
    if (!stuck().empty() && added.writes && added.loc != kNone) free_readers(added.loc);
}

void RememberingSearch::note_added_alone(EventId event) {
    if (!remembers()) return;
    require(execution_.consistency.consistent(event), "an event that fits in no order of critical sections");
}

bool RememberingSearch::is_fresh(u32 thread) {
    if (!remembers() || rehearses()) return true;
    const bool found = is_new();
    note_survival(thread);
    return found;
}

bool RememberingSearch::is_whole() {
    if (!remembers()) return true;
    note_survival(kNone);
    if (!is_new()) return false;
    execution_.waiting.review();
    if (execution_.refined) {
        restart();
        extend();
        return false;
    }
    execution_.errors.review(failures_);
    add_errors();
    if (finished_) return false;
    if (stuck().empty() && execution_.realisation.is_realisable()) return true;
    ++dead_ends_;
    return false;
}

EventId RememberingSearch::newest(EventId pivot) const {
    return remembers() ? kNone : GraphSearch::newest(pivot);
}

bool RememberingSearch::ends_scan(EventId event, const Pivot& pivot) {
    return !remembers() && GraphSearch::ends_scan(event, pivot);
}

bool RememberingSearch::may_revisit(EventId read, EventId pivot) {
    return !remembers() || (!dangles(read) && (rehearses() || !is_known(read, pivot)));
}

bool RememberingSearch::is_new() {
    GraphKey key = execution_.names.key();
    u64 threads = 0;
    for (const u32 thread : stuck()) threads += (thread + 1) * u64{0x9e3779b97f4a7c15};
    key.low += threads;
    key.high ^= threads;
    return insert(key);
}

// Reads only: a read-modify-write has further revisits, which depend on the order of the graph's events.
bool RememberingSearch::is_known(EventId read, EventId write) {
    const LabelKind kind = execution_.graph()[read].kind;
    if (!options_.prune.known || (kind != LabelKind::Load && kind != LabelKind::Await)) return false;
    return !insert(execution_.names.key_of_revisit(keep_, read, write));
}

bool RememberingSearch::dangles(EventId read) const {
    const Graph& g = execution_.graph();
    for (EventId id = 0; id < g.size(); ++id)
        if (keep_[id] && id != read && g[id].rf < kInit && (!keep_[g[id].rf] || g[id].rf == read))
            return true;
    return false;
}

bool RememberingSearch::revisit_only(u32 thread, const Alternative& alternative) {
    const GraphExecution::Mark before = execution_.mark();
    if (!add_before_write(thread, alternative)) {
        execution_.reset(before);
        return false;
    }
    Frame frame{};
    frame.mark = execution_.mark();
    frame.first = frame.next = frame.last = static_cast<u32>(alternatives_.size());
    frame.thread = thread;
    execution_.alternatives(thread, alternatives_);
    frame.pivot = execution_.add(thread, alternatives_.back());
    frame.pivot_fits = false;
    frame.scan = execution_.graph().size();
    count_dead_ends(alternatives_.size() - frame.first);
    alternatives_.resize(frame.first);
    open(frame);
    notes_.back().fits = true;  // spared: see is_spared
    return true;
}

bool RememberingSearch::add_before_write(u32 thread, const Alternative& alternative) {
    const u32 loc = execution_.snapshot(thread).loc;
    std::vector<Failure> failures;
    execution_.run(execution_.add(thread, alternative), failures);
    return failures.empty() && execution_.label(thread).kind == LabelKind::Store &&
           execution_.is_ready(thread, failures) && execution_.snapshot(thread).loc == loc;
}

bool RememberingSearch::is_spared() const {
    const Frame& frame = frames_.back();
    if (execution_.label(frame.thread).kind != LabelKind::Store || frames_.size() < 2) return false;
    const Frame& below = frames_[frames_.size() - 2];
    if (below.thread != frame.thread || below.read != kNone || !notes_[frames_.size() - 2].survives)
        return false;
    // A read, and nothing since that others could depend on or change.
    const Graph& g = execution_.graph();
    const Event& read = g[below.mark.events];
    if (!read.reads || read.writes) return false;
    for (EventId id = below.mark.events + 1; id < g.size(); ++id)
        if (g[id].thread != frame.thread || !g[id].opens) return false;
    return true;
}

void RememberingSearch::note_survival(u32 next) {
    if (frames_.empty() || frames_.back().read != kNone) return;
    const u32 thread = frames_.back().thread;
    const Graph& g = execution_.graph();
    if (g.sections().is_inside(thread) && !g[g.last(thread)].last) return;
    for (std::size_t i = frames_.size(); i-- > 0;) {
        const Frame& below = frames_[i];
        if (below.thread == next || below.thread != thread || below.read != kNone || notes_[i].is_left)
            return;
        notes_[i].survives = true;
    }
}

void RememberingSearch::free_readers(u32 loc) {
    const u32 last = static_cast<u32>(stuck_.size());
    for (u32 i = stuck_from_; i < last; ++i) {
        const Snapshot& at = execution_.snapshot(stuck_[i]);
        if (at.loc != loc || at.label.kind == LabelKind::Store) stuck_.push_back(stuck_[i]);
    }
    stuck_from_ = last;
}

}  // namespace raddle
