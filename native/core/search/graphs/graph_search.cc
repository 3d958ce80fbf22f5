#include "search/graphs/graph_search.h"

#include <algorithm>

namespace raddle {
namespace {

// Programs that never wait need not pay for it.
bool can_wait(const Program& program) {
    return std::any_of(program.code.begin(), program.code.end(), [](const Instruction& i) {
        const Op op = static_cast<Op>(i.op);
        return op == Op::LOCK || op == Op::AWAIT || op == Op::AWAIT_RMW || op == Op::ASSUME;
    });
}

}  // namespace

GraphSearch::GraphSearch(const Program& program, SearchOptions options, ModelKind model, bool records_mo)
    : Search(std::move(options)), records_mo_(records_mo), execution_(program, options_, model, records_mo) {
    if (options_.merge_arrivals && model != ModelKind::Wrc11) execution_.merge_arrivals();
    execution_.skips_waiting = options_.skip_waiting && records_mo_ && can_wait(program);
}

void GraphSearch::step() {
    if (frames_.empty()) {
        finished_ = true;
        return;
    }
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
    if (options_.prune.hopeless && frame.read == kNone && !execution_.unordered() &&
        is_hopeless(frame.thread, alternative)) {
        ++dead_ends_;
        ++explored_;
        return;
    }
    if (options_.prune.outrun && frame.read == kNone && frame.survives &&
        execution_.is_outrun(frame.thread, alternative) && revisit_only(frame.thread, alternative))
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
            consistent = execution_.consistent_revisited(id, frame.write);
        } else if (!execution_.consistent_as_read(id, frame.write)) {
            ++dead_ends_;
            ++explored_;
            return;
        } else {
            consistent = !execution_.graph()[id].writes || execution_.consistent(id);
        }
    }
    frame.fits = frame.fits || consistent;
    const Event& added = execution_.graph()[id];
    if (!stuck().empty() && added.writes && added.loc != kNone) free_readers(added.loc);
    // Where a plain write stands in modification order does not matter to its revisits: once is enough.
    if (added.writes && added.loc != kNone && !added.meets && (added.reads || frame.next == frame.last)) {
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
    if (execution_.waits_in_vain(id) && !execution_.refined && !execution_.halt)
        add_errors();
    else
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
    if (options_.prune.spared && is_spared(frame)) return;
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
    clear();
    visited_.clear();
    stuck_.clear();
    stuck_from_ = 0;
    states_.clear();
    schedule_.reset();
    rivals_.clear();
    dead_ends_ = revisits_ = 0;
}

void GraphSearch::leaf(bool failed) {
    ++explored_;
    if (execution_.unordered()) {
        note_survival(kNone);
        if (!is_new()) return;
        execution_.review_waiting();
        if (execution_.refined) {
            restart();
            extend();
            return;
        }
        execution_.review(failures_);
        add_errors();
        if (finished_) return;
        if (!stuck().empty() || !execution_.is_realisable()) {
            ++dead_ends_;
            return;
        }
    }
    const bool ended = execution_.have_all_ended();
    const u32 threads = ended ? 0 : execution_.graph().thread_count();
    for (u32 thread = 0; thread < threads; ++thread) failed = failed || execution_.has_failed(thread);
    if (failed) {
        execution_.review_unlocks(failures_);
        add_errors();
        return;
    }
    if (!ended && execution_.looks_again()) {
        ++dead_ends_;
        return;
    }
    const bool blocked = !ended && execution_.is_blocked();
    const bool is_kept = count(blocked);
    if (options_.execution != 0 && executions_ == options_.execution && !schedule_ && !blocked) {
        schedule_ = execution_.settled();
    }
    if (is_kept) {
        kept_.push_back(execution_.settled());
        rivals_.push_back(execution_.graph().rivals());
    }
    if (!options_.observe.empty() && !blocked) {
        std::vector<u64> state;
        for (const auto& [address, size] : options_.observe)
            state.push_back(execution_.final_value(address, size).low);
        ++states_[state];
    }
    if (options_.count_duplicates && !(options_.project_locks && blocked))
        note_class(execution_.class_hash());
    if (ended) return;
    if (std::optional<Failure> failure = execution_.stuck()) {
        failures_.push_back(std::move(*failure));
        add_errors();
    }
}

void GraphSearch::add_errors() {
    execution_.collect(failures_, errors_, options_.keep_going, finished_);
    failures_.clear();
}

}  // namespace raddle
