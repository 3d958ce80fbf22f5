#include "search/graphs/graph_search.h"

#include <algorithm>
#include <numeric>

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

GraphSearch::GraphSearch(const Program& program, SearchOptions options, ModelKind model, bool records_mo,
                         bool unordered)
    : Search(std::move(options)),
      records_mo_(records_mo),
      execution_(program, options_, model, records_mo, unordered) {
    if (options_.merge_arrivals && model != ModelKind::Wrc11) execution_.meetings.merge();
    execution_.waiting.skips = options_.skip_waiting && records_mo_ && can_wait(program);
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
    if (frame.next != frame.end) {
        take_alternative(frame);
        return;
    }
    go_back(frame);
    if (leaves_stuck(frame)) return;
    alternatives_.resize(frame.first);
    if (frame.read != kNone) execution_.ascend();
    close();
}

void GraphSearch::take_alternative(Frame& frame) {
    const Alternative alternative = alternatives_[frame.next++];
    frame.shares = 1;
    go_back(frame);
    EventId id = frame.read;
    bool consistent;
    if (id == kNone) {
        if (is_pruned(frame, alternative)) return;
        id = execution_.add(frame.thread, alternative);
        consistent = execution_.consistency.consistent(id);
    } else {
        const std::optional<bool> found = retarget(frame, alternative);
        if (!found) {
            count_dead_ends(1);
            return;
        }
        consistent = *found;
    }
    note_added(id, consistent);
    const Event& added = execution_.graph()[id];
    // Where a plain write stands in modification order does not matter to its revisits: once is enough.
    if (added.writes && added.loc != kNone && !added.meets && (added.reads || frame.next == frame.last) &&
        !(execution_.symmetry.is_on() && frame.read == kNone && execution_.symmetry.is_silent(id))) {
        frame.pivot = id;
        frame.pivot_fits = consistent;
        frame.scan = all_precede(id) ? 0 : execution_.graph().size();
    }
    if (!consistent) {
        count_dead_ends(1);
        return;
    }
    if (frame.read == kNone)
        execution_.run(id, failures_);
    else
        execution_.run_pending(frame.mark, failures_);
    if (!execution_.refined && !execution_.halt &&
        (execution_.waiting.waits_in_vain(id) || comes_to_nothing(id)))
        add_errors();
    else
        extend();
}

// Whether threads without names are what they seem is looked at where nothing can be added any more.
bool GraphSearch::comes_to_nothing(EventId id) {
    return failures_.empty() && !execution_.symmetry.is_on() && execution_.aftermath.comes_to_nothing(id);
}

bool GraphSearch::is_pruned(const Frame& frame, const Alternative& alternative) {
    if (!options_.prune.hopeless || !is_hopeless(frame.thread, alternative)) return false;
    count_dead_ends(1);
    return true;
}

std::optional<bool> GraphSearch::retarget(const Frame& frame, const Alternative& alternative) {
    const EventId id = frame.read;
    // Coherence may be broken within what led to the read: no cut mends that.
    if (!execution_.retarget(id, frame.write, alternative)) return std::nullopt;
    if (!records_mo_) return execution_.consistency.consistent_revisited(id, frame.write);
    // If the graph is at fault without what the read writes, no revisit by that write helps either; some
    // other graph leads there (TruSt adds the write of a read-modify-write after its read).
    if (!execution_.consistency.consistent_as_read(id, frame.write)) return std::nullopt;
    return !execution_.graph()[id].writes || execution_.consistency.consistent(id);
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
        if (execution_.symmetry.is_on()) execution_.symmetry.sort(*thread, alternatives_, first);
        const u32 last = static_cast<u32>(alternatives_.size());
        require(last > first, "an event that cannot be added");
        if (last == first + 1 && alternatives_[first].rf == kNone &&
            !execution_.will_write(*thread, alternatives_[first]) && !execution_.may_not_fit(*thread)) {
            // Nothing to come back to: the frame below cuts it away with the rest.
            alternatives_.resize(first);
            const EventId id = execution_.add(*thread, {});
            note_added_alone(id);
            execution_.run(id, failures_);
            continue;
        }
        if (!is_fresh(*thread)) {
            alternatives_.resize(first);
            return;
        }
        Frame frame{};
        frame.mark = execution_.mark();
        frame.first = frame.next = first;
        frame.last = last;
        frame.thread = *thread;
        open(frame);
        return;
    }
}

void GraphSearch::restart() {
    if (is_part_) {
        is_outgrown_ = finished_ = true;
        execution_.refined = false;
        failures_.clear();
        return;
    }
    execution_.restart();
    frames_.clear();
    alternatives_.clear();
    failures_.clear();
    clear();
    states_.clear();
    schedule_.reset();
    rivals_.clear();
    classes_.clear();
    renamed_.clear();
    dead_ends_ = revisits_ = 0;
}

void GraphSearch::leaf(bool failed) {
    if (rehearses_) return;
    if (execution_.symmetry.is_on() && !execution_.symmetry.holds()) {
        execution_.symmetry.switch_off();
        execution_.refined = true;
        extend();
        return;
    }
    ++explored_;
    if (!is_whole()) return;
    const bool ended = execution_.have_all_ended();
    const u32 threads = ended ? 0 : execution_.graph().thread_count();
    for (u32 thread = 0; thread < threads; ++thread) failed = failed || execution_.has_failed(thread);
    if (failed) {
        execution_.errors.review_unlocks(failures_);
        add_errors();
        return;
    }
    if (!ended && execution_.waiting.skips &&
        (execution_.waiting.looks_again() || execution_.ends.turns_again())) {
        ++dead_ends_;
        return;
    }
    const bool blocked = !ended && execution_.ends.is_blocked();
    execution_.note_kept();
    if (blocked && execution_.aftermath.has_choice()) {
        ++dead_ends_;
        return;
    }
    const bool is_kept = count(blocked);
    note_counted(blocked);
    if (options_.execution != 0 && executions_ == options_.execution && !schedule_ && !blocked) {
        schedule_ = execution_.realisation.settled();
    }
    if (is_kept) {
        kept_.push_back(execution_.realisation.settled());
        rivals_.push_back(execution_.graph().rivals());
    }
    if (!options_.observe.empty() && !blocked) {
        std::vector<u64> state;
        for (const auto& [address, size] : options_.observe)
            state.push_back(execution_.final_value(address, size).low);
        ++states_[state];
    }
    if (options_.count_duplicates && !(options_.project_locks && blocked))
        note_class(execution_.names.class_hash());
    if (options_.note_names && !blocked) note_names();
    if (ended) return;
    if (std::optional<Failure> failure = execution_.ends.stuck()) {
        failures_.push_back(std::move(*failure));
        add_errors();
    }
}

void GraphSearch::note_names() {
    classes_.insert(execution_.names.class_hash());
    std::vector<u32> names(execution_.graph().thread_count());
    std::iota(names.begin(), names.end(), 0);
    note_names(execution_.symmetry.groups(), 0, names);
}

void GraphSearch::note_names(const std::vector<std::vector<u32>>& groups, std::size_t next,
                             std::vector<u32>& names) {
    if (next == groups.size()) {
        renamed_.insert(execution_.names.class_hash(names));
        return;
    }
    std::vector<u32> order = groups[next];
    do {
        for (std::size_t i = 0; i < order.size(); ++i) names[groups[next][i]] = order[i];
        note_names(groups, next + 1, names);
    } while (std::next_permutation(order.begin(), order.end()));
}

void GraphSearch::add_errors() {
    if (!rehearses_) execution_.realisation.collect(failures_, errors_, options_.keep_going, finished_);
    failures_.clear();
}

}  // namespace raddle
