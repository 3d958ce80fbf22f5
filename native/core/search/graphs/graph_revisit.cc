// Giving a read of an execution graph another write to read from, and judging the graph that results.
#include <algorithm>
#include <bit>

#include "machine/mutex_word.h"
#include "search/graphs/graph_execution.h"

namespace raddle {

bool GraphExecution::fails_in_vain(u32 thread, std::size_t count) const {
    const Graph& g = graph();
    const std::vector<EventId>& mine = g.thread(thread).events;
    const auto has_stored = [&](const Label& now) {
        for (std::size_t i = options_.races ? count : 0; i-- > 1;) {
            const Event& e = g[mine[i]];
            const Stored found = compare_stores(label_of(mine[i]), e.atomic, e.writes, now);
            if (found != Stored::Unknown) return found == Stored::Same;
        }
        return false;
    };
    const Snapshot& at = snapshots_[g[mine[count - 1]].snapshot];
    return spinner_.fails_in_vain(program_, at.state, at.label, has_stored);
}

bool GraphExecution::may_fail_spuriously(u32 thread) const {
    if (!options_.spurious_cas || fails_in_vain(thread, graph().thread(thread).events.size())) return false;
    // A second failure that finds the thread in the very state of the first changes nothing.
    const Graph& g = graph();
    const std::vector<EventId>& mine = g.thread(thread).events;
    const Snapshot& now = snapshots_[g[mine.back()].snapshot];
    for (std::size_t i = mine.size(); i-- > 1;) {
        const Event& e = g[mine[i]];
        if (e.kind == LabelKind::Cas && e.choice != 0) {
            const Snapshot& then = snapshots_[g[mine[i - 1]].snapshot];
            if (then.state.pc == now.state.pc && then.state.registers == now.state.registers &&
                then.state.undefined == now.state.undefined && then.state.arena == now.state.arena &&
                then.state.arena_undefined == now.state.arena_undefined &&
                then.state.frames.size() == now.state.frames.size() && then.state.step == now.state.step)
                return false;
        }
        if (!e.reads || e.writes) return true;
    }
    return true;
}

u32 GraphExecution::choices(u32 thread, const Label& label, const Value& read) const {
    if (!read.is_defined()) return 1;
    if (label.kind == LabelKind::Wake) return std::max(1u, static_cast<u32>(std::popcount(read.low)));
    if (label.kind == LabelKind::Cas && label.weak && finds_expected(label, read) &&
        may_fail_spuriously(thread))
        return 2;
    return 1;
}

u32 GraphExecution::choices(EventId read, EventId write) const {
    const Event& e = graph()[read];
    const EventId before = graph().find(e.thread, e.index - 1);
    const Snapshot& at = snapshots_[graph()[before].snapshot];
    if (at.label.kind == LabelKind::Cas && at.label.weak) {
        // The thread stands before the read for this question.
        const Value value = value_of(e.loc, write);
        if (!value.is_defined() || !finds_expected(at.label, value)) return 1;
        return options_.spurious_cas && !fails_in_vain(e.thread, e.index - 1) ? 2 : 1;
    }
    return choices(e.thread, at.label, value_of(e.loc, write));
}

void GraphExecution::descend(const std::vector<bool>& keep, std::vector<EventId>& map) {
    if (level_ + 1 == graphs_.size()) graphs_.push_back(std::make_unique<Graph>());
    graphs_[level_ + 1]->restrict(*graphs_[level_], keep, map);
    ++level_;
}

bool GraphExecution::consistent(EventId id) {
    Graph& g = graph();
    if (unordered_) return lock_order_.add(g, id) && holds_in_order();
    if (records_mo_) return model_.consistent(g, id);
    const Event& e = g[id];
    if (e.loc == kNone || !e.reads) return true;
    if (model_.kind() == ModelKind::Wrc11)
        return witness_.coherent(g, e.loc, nullptr, nullptr) &&
               (!model_.needs_order(g) || witness_.exists(g));
    return (g.is_settled() && witness_.goes_on(g, id)) || witness_.mend(g, e.loc);
}

bool GraphExecution::consistent_revisited(EventId id, EventId write) {
    if (model_.kind() == ModelKind::Wrc11) return consistent(write) && consistent(id);
    Graph& g = graph();
    const auto is_coherent = [&](EventId some, EventId stands_at) {
        return g.place_of(stands_at) + (some == id ? 1 : 0) >= model_.floor(g, g[some].loc, g[some]);
    };
    const bool stands = g.is_settled() && is_coherent(write, write) && is_coherent(id, write) &&
                        consistent_as_read(id, write) && (!g[id].writes || model_.consistent(g, id));
    // At fault, it may still be revisited from: then there are more such events than one looks at.
    g.set_settled(stands || witness_.mend(g, g[id].loc));
    return g.is_settled();
}

void GraphExecution::settle() {
    if (!records_mo_ && model_.kind() != ModelKind::Wrc11) witness_.exists(graph());
}

bool GraphExecution::possible(EventId read, EventId write, const std::vector<bool>& counts) {
    const std::size_t mark = clocks_.mark();
    Event guess = redirected(read, write, 0);
    model_.synchronise(graph(), guess);
    bool found = witness_.coherent(graph(), guess.loc, &counts, &guess);
    if (found && model_.needs_order(graph())) {
        keep_ = counts;
        keep_[read] = true;
        descend(keep_, map_);
        Graph& g = graph();
        const EventId id = map_[read];
        if (g[id].writes) {
            g.unplace(id);
            g.at(id).writes = false;
        }
        guess.rf = write == kInit ? kInit : map_[write];
        g.at(id) = guess;
        if (guess.writes) g.place(id, guess.rf == kInit ? 0 : g.place_of(guess.rf) + 1);
        found = consistent(id);
        ascend();
    }
    clocks_.reset(mark);
    return found;
}

bool GraphExecution::rebuild() {
    return lock_order_.rebuild(graph()) && holds_in_order();
}

bool GraphExecution::consistent_as_read(EventId id, EventId write) {
    Graph& g = graph();
    const bool writes = g[id].writes;
    const u32 place = writes ? g.place_of(id) : 0;
    if (writes) {
        g.unplace(id);
        g.at(id).writes = false;
    }
    const bool result = model_.consistent(g, write, id);
    if (writes) {
        g.at(id).writes = true;
        g.place(id, place);
    }
    return result;
}

void GraphExecution::take_out(EventId write) {
    Graph& g = graph();
    if (g.place_of(write) < g.location(g[write].loc).writes.size()) g.unplace(write);
}

// If the section reads the location before it writes there, sections of its lock that overwrite what it reads
// come after it, so that their writes come after its own.
u32 GraphExecution::ceiling(const Event& write) const {
    const Graph& g = graph();
    const Sections& sections = g.sections();
    const std::vector<EventId>& writes = g.location(write.loc).writes;
    u32 found = static_cast<u32>(writes.size());
    const auto is_rival = [&](const Event& other, u32 lock) {
        if (other.thread == write.thread) return false;
        const std::vector<u32>& theirs = sections.of(other.thread);
        return std::any_of(theirs.begin(), theirs.end(), [&](u32 number) {
            return sections[number].lock == lock && sections[number].contains(other.index);
        });
    };
    for (const u32 number : sections.of(write.thread)) {
        const Section& mine = sections[number];
        if (!mine.contains(write.index)) continue;
        for (u32 index = mine.first + 1; index < write.index; ++index) {
            const Event& read = g[g.find(write.thread, index)];
            if (!read.reads || read.loc != write.loc) continue;
            u32 place = read.rf < kInit ? g.place_of(read.rf) + 1 : 0;
            while (place < found && !is_rival(g[writes[place]], mine.lock)) ++place;
            found = std::min(found, place);
        }
    }
    return found;
}

void GraphExecution::cut_places(const Event& write, std::vector<Alternative>& found,
                                std::size_t first) const {
    if (!options_.prune.ceiling || !unordered_ || !records_mo_ || found.size() < first + 2) return;
    const u32 highest = ceiling(write);
    const auto begin = found.begin() + static_cast<std::ptrdiff_t>(first);
    const auto fits = [&](const Alternative& alternative) { return alternative.place <= highest; };
    found.erase(begin, std::find_if(begin, found.end() - 1, fits));
}

void GraphExecution::revisits(EventId read, EventId write, std::vector<Alternative>& found) {
    Graph& g = graph();
    if (g[read].writes) {
        g.unplace(read);
        g.at(read).writes = false;
    }
    const std::size_t first = found.size();
    if (g[write].reads || !records_mo_) {
        found.push_back({kNone, g.place_of(write), 0});
    } else {
        g.unplace(write);
        Event alone = g[write];
        // What was cut away may have ordered critical sections: only its own thread is sure to come before.
        if (unordered_) alone.hb = alone.porf = alone.causal = Clock{0, 0, alone.thread, alone.index};
        places(alone, found);
        if (g[read].kind == LabelKind::Load || g[read].kind == LabelKind::Await)
            cut_places(alone, found, first);
    }
    const u32 count = choices(read, write);
    const std::size_t last = found.size();
    for (u32 k = 1; k < count; ++k)
        for (std::size_t i = first; i < last; ++i) found.push_back({kNone, found[i].place, k});
}

Event GraphExecution::redirected(EventId id, EventId write, u32 choice) const {
    const Graph& g = graph();
    const Event& before = g[g.find(g[id].thread, g[id].index - 1)];
    const Snapshot& at = snapshots_[before.snapshot];
    const Label& label = at.label;
    Event e = g[id];
    e.rf = write;
    e.choice = choice;
    e.porf = before.porf;
    e.hb = before.hb;
    e.porf.index = e.hb.index = e.index;
    e.pending = before.pending;
    e.fence = before.fence;
    e.base = e.release = Clock{};
    e.snapshot = kNone;
    e.last = e.ended = false;
    set_effect(e, at, label);
    return e;
}

bool GraphExecution::retarget(EventId id, EventId write, const Alternative& alternative) {
    Graph& g = graph();
    if (g[id].writes) {
        g.unplace(id);
        g.at(id).writes = false;
    }
    if (records_mo_) {
        take_out(write);
        g.place(write, alternative.place);
    }
    Event e = redirected(id, write, alternative.choice);
    if (unordered_) {
        // All other clocks are made anew: what was cut away may have ordered critical sections.
        e.porf = clocks_.join(e.porf, g[write].porf);
        g.at(id) = e;
        if (e.writes) g.place(id, g.place_of(write) + 1);
        return true;
    }
    model_.synchronise(g, e);
    g.at(id) = e;
    if (e.writes) g.place(id, write == kInit ? 0 : g.place_of(write) + 1);
    return !records_mo_ || g.place_of(write) + 1 >= model_.floor(g, e.loc, e);
}

// What the operation does with the value it reads, and so of which order it is.
void GraphExecution::set_effect(Event& e, const Snapshot& at, const Label& label) const {
    const Effect effect = this->effect(e, label);
    e.writes = effect.writes;
    e.blocked = effect.blocked;
    e.rewrites = effect.blocked && label.spin && waiting_writes(label);
    has_rewrites_ = has_rewrites_ || e.rewrites;
    e.written = effect.written;
    e.order = label.kind == LabelKind::Cas && !effect.writes ? label.failure : label.order;
    const bool locks = label.kind == LabelKind::Lock || label.kind == LabelKind::Trylock;
    const bool unlocks = label.kind == LabelKind::Unlock;
    if (unlocks) e.order = Order::Release;
    if (locks) e.order = effect.writes ? Order::Acquire : Order::Relaxed;
    if (label.kind == LabelKind::Wake) e.order = Order::Relaxed;
    e.quiet = false;
    if (!locks && !unlocks && !program_.functions[at.state.frames.back().function].library()) return;
    // Library objects promise acquire and release, not a place in the order of SC operations.
    if (e.order == Order::SeqCst) e.order = Order::AcqRel;
    // What finds nothing to do has only looked. Locking a mutex again, and unlocking one that stays held,
    // only counts.
    const MutexWord mutex(e.written.low);
    const bool again = (unlocks && !mutex.is_free()) || (locks && mutex.count() != 0);
    e.quiet = !e.writes || again || is_release(label);
}

}  // namespace raddle
