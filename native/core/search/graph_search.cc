#include "search/graph_search.h"

#include <algorithm>
#include <chrono>

namespace raddle {

GraphSearch::GraphSearch(const Program& program, SearchOptions options, ModelKind model, bool records_mo)
    : options_(std::move(options)),
      records_mo_(records_mo),
      execution_(program, options_, model, records_mo) {}

bool GraphSearch::run(double seconds) {
    using Time = std::chrono::steady_clock;
    const Time::time_point start = Time::now();
    if (!started_) {
        started_ = true;
        extend();
    }
    for (u32 steps = 0; !finished_ && !frames_.empty(); ++steps) {
        if (steps % 64 == 0 && std::chrono::duration<double>(Time::now() - start).count() > seconds)
            return false;
        try {
            step();
        } catch (const TooLarge&) {
            execution_.give_up();
            break;
        }
    }
    finished_ = true;
    return true;
}

void GraphSearch::step() {
    Frame& frame = frames_.back();
    if (frame.pivot != kNone) {
        if (!revisit(frame)) frame.pivot = kNone;
        return;
    }
    if (frame.next == frame.last) {
        execution_.reset(frame.mark);
        stuck_.resize(frame.stuck);
        stuck_from_ = frame.stuck_from;
        if (execution_.unordered() && frame.read == kNone && !frame.fits) {
            leave_stuck(frame);
            return;
        }
        alternatives_.resize(frame.first);
        if (frame.read != kNone) execution_.ascend();
        frames_.pop_back();
        return;
    }
    take_alternative(frame);
}

void GraphSearch::take_alternative(Frame& frame) {
    const Alternative alternative = alternatives_[frame.next++];
    execution_.reset(frame.mark);
    stuck_.resize(frame.stuck);
    stuck_from_ = frame.stuck_from;
    if (frame.read == kNone && !execution_.unordered() && is_hopeless(frame.thread, alternative)) {
        ++dead_ends_;
        ++explored_;
        return;
    }
    if (frame.read == kNone && frame.survives && execution_.is_outrun(frame.thread, alternative) &&
        revisit_only(frame.thread, alternative))
        return;
    EventId id;
    bool consistent;
    if (frame.read == kNone) {
        id = execution_.add(frame.thread, alternative);
        consistent = execution_.consistent(id);
    } else {
        id = frame.read;
        const bool coherent = execution_.retarget(id, frame.write, alternative);
        if (!coherent) {
            // Coherence is broken within what led to the read: no cut mends that.
            ++dead_ends_;
            ++explored_;
            return;
        }
        // With a modification order: if the graph is at fault without what the read writes, no revisit by
        // that write helps either; some other graph leads there (TruSt adds the write of a read-modify-write
        // after its read).
        if (execution_.unordered()) {
            consistent = execution_.rebuild();
        } else if (!records_mo_) {
            consistent = execution_.consistent(frame.write) && execution_.consistent(id);
        } else if (!execution_.consistent(frame.write) || !execution_.consistent_as_read(id)) {
            ++dead_ends_;
            ++explored_;
            return;
        } else {
            consistent = execution_.consistent(id);
        }
    }
    frame.fits = frame.fits || consistent;
    const Event& added = execution_.graph()[id];
    if (!stuck().empty() && added.writes && added.loc != kNone) free_readers(added.loc);
    // Where a plain write stands in modification order does not matter to its revisits: once is enough.
    if (added.writes && added.loc != kNone && (added.reads || frame.next == frame.last)) {
        frame.pivot = id;
        frame.pivot_fits = consistent;
        frame.scan = execution_.graph().size();
    }
    if (!consistent) {
        ++dead_ends_;
        ++explored_;
        return;
    }
    if (frame.read == kNone)
        execution_.run(id, failures_);
    else
        execution_.run_pending(frame.mark, failures_);
    extend();
}

bool GraphSearch::revisit_only(u32 thread, const Alternative& alternative) {
    const GraphExecution::Mark before = execution_.mark();
    if (!execution_.add_before_write(thread, alternative)) {
        execution_.reset(before);
        return false;
    }
    Frame frame{};
    frame.mark = execution_.mark();
    frame.first = frame.next = frame.last = static_cast<u32>(alternatives_.size());
    frame.thread = thread;
    frame.stuck = static_cast<u32>(stuck_.size());
    frame.stuck_from = stuck_from_;
    frame.fits = true;  // spared: see is_spared
    execution_.alternatives(thread, alternatives_);
    frame.pivot = execution_.add(thread, alternatives_.back());
    frame.pivot_fits = false;
    frame.scan = execution_.graph().size();
    dead_ends_ += alternatives_.size() - frame.first;
    explored_ += alternatives_.size() - frame.first;
    alternatives_.resize(frame.first);
    frames_.push_back(frame);
    return true;
}

void GraphSearch::leave_stuck(Frame& frame) {
    frame.fits = frame.is_left = true;
    if (is_spared(frame)) return;
    stuck_.push_back(frame.thread);
    extend();
}

bool GraphSearch::is_spared(const Frame& frame) const {
    if (execution_.snapshot(frame.thread).label.kind != LabelKind::Store) return false;
    if (frames_.size() < 2) return false;
    const Frame& below = frames_[frames_.size() - 2];
    if (below.thread != frame.thread || below.read != kNone || !below.survives) return false;
    // A read, and nothing since that others could depend on or change.
    const Graph& g = execution_.graph();
    const Event& read = g[below.mark.events];
    if (!read.reads || read.writes) return false;
    for (EventId id = below.mark.events + 1; id < g.size(); ++id)
        if (g[id].thread != frame.thread || !g[id].opens) return false;
    return true;
}

// The thread of the last frames has come through its critical section, or as far as it goes, and another one
// is next.
void GraphSearch::note_survival(u32 next) {
    if (frames_.empty() || frames_.back().read != kNone) return;
    const u32 thread = frames_.back().thread;
    const Graph& g = execution_.graph();
    if (g.sections().is_inside(thread) && !g[g.last(thread)].last) return;
    for (std::size_t i = frames_.size(); i-- > 0;) {
        Frame& below = frames_[i];
        if (below.thread == next || below.thread != frames_.back().thread || below.read != kNone ||
            below.is_left)
            return;
        below.survives = true;
    }
}

void GraphSearch::free_readers(u32 loc) {
    const u32 last = static_cast<u32>(stuck_.size());
    for (u32 i = stuck_from_; i < last; ++i) {
        const Snapshot& at = execution_.snapshot(stuck_[i]);
        if (at.loc != loc || at.label.kind == LabelKind::Store) stuck_.push_back(stuck_[i]);
    }
    stuck_from_ = last;
}

bool GraphSearch::is_new() {
    GraphKey key = execution_.key();
    u64 threads = 0;
    for (const u32 thread : stuck()) threads += (thread + 1) * u64{0x9e3779b97f4a7c15};
    key.low += threads;
    key.high ^= threads;
    return visited_.insert(key);
}

void GraphSearch::extend() {
    while (true) {
        if (execution_.refined) restart();
        if (!failures_.empty()) add_errors();
        if (execution_.halt) finished_ = true;
        if (finished_) return;
        const std::optional<u32> thread = execution_.next(failures_, stuck());
        if (execution_.refined) {
            restart();
            continue;
        }
        const bool failed = !failures_.empty();
        if (failed) add_errors();
        if (execution_.halt) finished_ = true;
        if (finished_) return;
        if (!thread) {
            leaf(failed);
            return;
        }
        const u32 first = static_cast<u32>(alternatives_.size());
        execution_.alternatives(*thread, alternatives_);
        if (execution_.halt) continue;
        const u32 last = static_cast<u32>(alternatives_.size());
        require(last > first, "an event that cannot be added");
        if (last == first + 1 && alternatives_[first].rf == kNone &&
            !execution_.will_write(*thread, alternatives_[first]) && !execution_.may_not_fit(*thread)) {
            // Nothing to come back to: the frame below cuts it away with the rest.
            alternatives_.resize(first);
            const EventId id = execution_.add(*thread, {});
            if (execution_.unordered())
                require(execution_.consistent(id), "an event that fits in no order of critical sections");
            execution_.run(id, failures_);
            continue;
        }
        if (execution_.unordered() && !is_new()) {
            note_survival(*thread);
            alternatives_.resize(first);
            return;
        }
        if (execution_.unordered()) note_survival(*thread);
        Frame frame{};
        frame.mark = execution_.mark();
        frame.first = frame.next = first;
        frame.last = last;
        frame.thread = *thread;
        frame.stuck = static_cast<u32>(stuck_.size());
        frame.stuck_from = stuck_from_;
        frames_.push_back(frame);
        return;
    }
}

void GraphSearch::restart() {
    execution_.restart();
    frames_.clear();
    alternatives_.clear();
    failures_.clear();
    errors_.clear();
    seen_.clear();
    visited_.clear();
    stuck_.clear();
    stuck_from_ = 0;
    states_.clear();
    schedule_.reset();
    kept_.clear();
    executions_ = blocked_ = explored_ = duplicates_ = dead_ends_ = revisits_ = 0;
}

void GraphSearch::leaf(bool failed) {
    ++explored_;
    if (execution_.unordered()) {
        note_survival(kNone);
        if (!is_new()) return;
        execution_.review(failures_);
        add_errors();
        if (finished_) return;
        if (!stuck().empty() || !execution_.is_realisable()) {
            ++dead_ends_;
            return;
        }
    }
    if (failed) return;
    const Graph& g = execution_.graph();
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        if (execution_.has_failed(thread)) return;
    if (execution_.is_blocked())
        ++blocked_;
    else
        ++executions_;
    if (options_.execution != 0 && executions_ == options_.execution && !schedule_ &&
        !execution_.is_blocked()) {
        schedule_ = execution_.settled();
    }
    if (options_.keep && !execution_.is_blocked() && (executions_ & (executions_ - 1)) == 0)
        kept_.push_back(execution_.settled());
    if (!options_.observe.empty() && !execution_.is_blocked()) {
        std::vector<u64> state;
        for (const auto& [address, size] : options_.observe)
            state.push_back(execution_.final_value(address, size).low);
        ++states_[state];
    }
    if (options_.count_duplicates && !(options_.project_locks && execution_.is_blocked()) &&
        !seen_.insert(execution_.class_hash()).second)
        ++duplicates_;
    if (std::optional<Failure> failure = execution_.stuck()) {
        failures_.push_back(std::move(*failure));
        add_errors();
    }
}

GraphSearch::Pivot GraphSearch::pivot_at(EventId event) const {
    return {event, execution_.graph()[event].porf, Clock{}, true};
}

bool GraphSearch::is_hopeless(u32 thread, const Alternative& alternative) {
    const Graph& g = execution_.graph();
    const EventId last = g.last(thread);
    if (alternative.rf == kNone || last == kNone) return false;
    const EventId rival = g.update_of(execution_.snapshot(thread).loc, alternative.rf, kNone);
    if (rival == kNone || !execution_.will_write(thread, alternative)) return false;
    const Pivot pivot{kNone, g[last].porf, alternative.rf < kInit ? g[alternative.rf].porf : Clock{}, true};
    for (EventId id = g.size(); id-- > rival;)
        if (!precedes(id, pivot) && !canonical(id, pivot)) return true;
    return precedes(rival, pivot);
}

// Whether the event, thrown away by a revisit from `pivot`, stands as the search would first add it to
// what was there before it in <G or leads to the pivot, taking its first choice and read by nobody there.
// With a modification order: reading from and writing to its end. Without: reading from the first write, in
// one fixed order of (thread, index), that it could have read from there.
bool GraphSearch::canonical(EventId event, const Pivot& pivot) {
    const Graph& g = execution_.graph();
    const Event& e = g[event];
    if (e.choice != 0) return false;
    if (e.loc == kNone) return true;
    const auto previous = [&](EventId other) {
        return other != event && other != pivot.id && (other < event || precedes(other, pivot));
    };
    const LocationState& state = g.location(e.loc);
    if (e.writes)
        for (const EventId r : state.reads)
            if (g[r].rf == event && previous(r)) return false;
    if (e.reads && e.rf != kInit && !previous(e.rf)) return false;
    if (!records_mo_) {
        if (!e.reads) return true;
        const auto name = [&](EventId id) { return u64{g[id].thread} << 32 | g[id].index; };
        candidates_.clear();
        for (const EventId w : state.writes)
            if (previous(w) && (e.rf == kInit || name(w) > name(e.rf))) candidates_.push_back(w);
        if (candidates_.empty() && pivot.fits) return true;
        counts_.assign(g.size(), false);
        for (EventId id = 0; id < g.size(); ++id) counts_[id] = previous(id);
        // In a graph at fault what it reads may itself be impossible.
        if (!pivot.fits && !execution_.possible(event, e.rf, counts_)) return false;
        return std::none_of(candidates_.begin(), candidates_.end(),
                            [&](EventId w) { return execution_.possible(event, w, counts_); });
    }
    const EventId end = e.reads ? e.rf : event;
    for (std::size_t i = state.writes.size(); i-- > 0;) {
        if (state.writes[i] == end) break;
        if (previous(state.writes[i])) return false;
    }
    return true;
}

bool GraphSearch::revisit(Frame& frame) {
    const EventId pivot = frame.pivot;
    Pivot at = pivot_at(pivot);
    at.fits = frame.pivot_fits;
    const u32 loc = execution_.graph()[pivot].loc;
    // A write that two read-modify-writes read: only a revisit that takes the other one away helps.
    EventId most = kNone;
    if (!execution_.unordered() && execution_.graph()[pivot].reads)
        most = execution_.graph().update_of(loc, execution_.graph()[pivot].rf, pivot);
    while (frame.scan > 0) {
        const Graph& g = execution_.graph();
        const EventId id = --frame.scan;
        if (id == pivot || precedes(id, at)) continue;
        if (!execution_.unordered() && !canonical(id, at)) {
            frame.scan = 0;
            return false;
        }
        if (!g[id].reads || g[id].loc != loc || id > most) continue;
        keep_.assign(g.size(), true);
        for (EventId other = id + 1; other < g.size(); ++other)
            if (other != pivot && !precedes(other, at)) keep_[other] = false;
        if (execution_.unordered() && (dangles(id) || is_known(id, pivot))) continue;
        ++revisits_;
        const GraphExecution::Mark outer = execution_.mark();
        execution_.descend(keep_, map_);
        Frame inner{};
        inner.mark = outer;
        inner.mark.events = execution_.graph().size();
        inner.thread = kNone;
        inner.pivot = kNone;
        inner.read = map_[id];
        inner.write = map_[pivot];
        inner.first = inner.next = static_cast<u32>(alternatives_.size());
        execution_.revisits(inner.read, inner.write, alternatives_);
        inner.last = static_cast<u32>(alternatives_.size());
        inner.stuck = inner.stuck_from = static_cast<u32>(stuck_.size());
        frames_.push_back(inner);
        return true;
    }
    return false;
}

// Reads only: a read-modify-write has further revisits, which depend on the order of the graph's events.
bool GraphSearch::is_known(EventId read, EventId write) {
    const LabelKind kind = execution_.graph()[read].kind;
    if (kind != LabelKind::Load && kind != LabelKind::Await) return false;
    return !visited_.insert(execution_.key_of_revisit(keep_, read, write));
}

bool GraphSearch::dangles(EventId read) const {
    const Graph& g = execution_.graph();
    for (EventId id = 0; id < g.size(); ++id)
        if (keep_[id] && id != read && g[id].rf < kInit && (!keep_[g[id].rf] || g[id].rf == read))
            return true;
    return false;
}

void GraphSearch::add_errors() {
    execution_.collect(failures_, errors_, options_.keep_going, finished_);
    failures_.clear();
}

}  // namespace raddle
