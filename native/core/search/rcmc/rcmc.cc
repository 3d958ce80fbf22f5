#include "search/rcmc/rcmc.h"

#include <algorithm>

namespace raddle {
namespace {

// The paper has no operation that both reads and chooses: which way a weak compare-exchange turns out.
SearchOptions without_spurious_failures(SearchOptions options) {
    options.spurious_cas = false;
    return options;
}

}  // namespace

Rcmc::Rcmc(const Program& program, SearchOptions options, ModelKind model)
    : Search(without_spurious_failures(std::move(options))),
      records_mo_(model != ModelKind::Wrc11),
      execution_(program, options_, model, records_mo_) {
    if (model != ModelKind::Rc11 && model != ModelKind::Wrc11)
        throw std::invalid_argument("rcmc knows rc11 and wrc11 only");
}

void Rcmc::step() {
    if (tasks_.empty()) {
        finished_ = true;
        return;
    }
    Task task = std::move(tasks_.back());
    tasks_.pop_back();
    execution_.restore(std::move(task.graph), task.mark);
    revisitable_ = std::move(task.revisitable);
    visit();
}

// Keeps the current configuration for later.
void Rcmc::put_off() {
    tasks_.push_back({graph(), revisitable_, execution_.mark()});
}

bool Rcmc::precedes(EventId a, EventId b) const {
    const Event& e = execution_.graph()[a];
    return execution_.clocks().includes(execution_.graph()[b].porf, e.thread, e.index);
}

// Takes what leads to the event (and, a read-modify-write, itself) out of the revisitable reads.
void Rcmc::fix_prefix(EventId event, bool inclusive) {
    for (EventId id = 0; id < graph().size(); ++id)
        if (precedes(id, event) && (inclusive || id != event)) revisitable_[id] = false;
}

// Algorithm 1.
void Rcmc::visit() {
    for (u32 thread = 0; thread < graph().thread_count() && !execution_.halt; ++thread) {
        const EventId last = graph().last(thread);
        if (last != kNone && graph()[last].snapshot == kNone && !graph()[last].incomplete)
            execution_.run(last, failures_);
    }
    while (!finished_) {
        if (!failures_.empty()) add_errors();
        if (execution_.halt) finished_ = true;
        if (finished_) return;
        // A pending update first; of two, the one that cannot be revisited.
        EventId pending = kNone;
        for (EventId id = 0; id < graph().size(); ++id)
            if (graph()[id].incomplete && (pending == kNone || !revisitable_[id])) pending = id;
        std::vector<Alternative> all;
        if (pending != kNone) {
            execution_.complete(pending);
            revisit_reads(pending);
            return;
        }
        const std::optional<u32> thread = execution_.next(failures_);
        if (execution_.refined) {
            execution_.restart();
            tasks_.clear();
            failures_.clear();
            clear();
            revisitable_.clear();
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
        execution_.alternatives(*thread, all);
        if (std::any_of(all.begin(), all.end(),
                        [](const Alternative& one) { return one.rf != kNone && one.choice != 0; })) {
            execution_.refuse(*thread,
                              "pthread_cond_signal with several waiting threads under --search rcmc");
        }
        if (execution_.halt) continue;
        if (all[0].rf != kNone) {
            visit_read(*thread, all);
            return;
        }
        if (execution_.will_write(*thread, all[0])) {
            const EventId id = execution_.add(*thread, all[0]);
            revisitable_.push_back(false);
            visit_write(id, all);
            return;
        }
        for (std::size_t i = 1; i < all.size(); ++i) {
            // Choices are explored one after the other; nothing of them can be revisited.
            const GraphExecution::Mark mark = execution_.mark();
            const std::vector<bool> before = revisitable_;
            const EventId id = execution_.add(*thread, all[i]);
            revisitable_.push_back(false);
            fix_prefix(id, false);
            put_off();
            tasks_.back().mark = mark;
            tasks_.back().mark.clocks = execution_.mark().clocks;
            graph().cut(mark.events);
            revisitable_ = before;
        }
        const EventId id = execution_.add(*thread, all[0]);
        revisitable_.push_back(false);
        execution_.run(id, failures_);
    }
}

// Algorithm 2. Its line 7 takes a write that atomicity may have ruled out, and lines 8 and 9 lead on from
// there.
void Rcmc::visit_read(u32 thread, std::vector<Alternative>& all) {
    const u32 events = graph().size();
    std::vector<Task> found;
    std::optional<std::size_t> chosen;
    const std::vector<bool> before = revisitable_;
    std::vector<EventId> sources;
    EventId default_write = kNone;  // the latest that leads to the read, coherent if not allowed
    const Clock prefix = graph()[graph().last(thread)].porf;
    const auto leads = [&](EventId write) {
        return write == kInit ||
               execution_.clocks().includes(prefix, graph()[write].thread, graph()[write].index);
    };
    const auto is_later = [&](EventId write, EventId than) {
        if (than == kNone || than == kInit) return true;
        if (write == kInit) return false;
        return records_mo_ ? graph().place_of(write) > graph().place_of(than) : write > than;
    };
    for (const Alternative& one : all) {
        const EventId id = execution_.add(thread, one);
        revisitable_ = before;
        revisitable_.push_back(false);
        Event& e = graph().at(id);
        bool allowed = true;
        if (e.writes) {
            for (const EventId r : graph().location(e.loc).reads) {
                const Event& other = graph()[r];
                if (r != id && other.rf == e.rf && (other.writes || other.incomplete) &&
                    (!revisitable_[r] || precedes(r, id)))
                    allowed = false;
            }
            // Its write is added by the next visit.
            graph().unplace(id);
            e.writes = false;
            e.incomplete = true;
        }
        const bool coherent = records_mo_ || execution_.coherent(id);
        allowed = allowed && coherent;
        if (coherent && one.choice == 0 && leads(one.rf) && is_later(one.rf, default_write))
            default_write = one.rf;
        if (allowed) {
            found.push_back({graph(), revisitable_, execution_.mark()});
            sources.push_back(one.rf);
        }
        graph().cut(events);
    }
    if (found.empty()) return;  // atomicity leaves nothing: another configuration covers this one
    const auto index_of = [&](EventId write) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < sources.size(); ++i)
            if (sources[i] == write && found[i].graph[events].choice == 0) return i;
        return std::nullopt;
    };
    while (true) {
        const std::optional<std::size_t> at = index_of(default_write);
        if (at && !found[*at].graph[events].incomplete) break;
        EventId next = kNone;
        const Graph& g = graph();
        for (EventId id = 0; id < g.size(); ++id)
            if (g[id].writes && g[id].reads && g[id].rf == default_write &&
                g[id].loc == found[0].graph[events].loc)
                next = id;
        if (next == kNone) break;
        default_write = next;
    }
    chosen = index_of(default_write);
    for (std::size_t i = found.size(); i-- > 0;) {
        Task& task = found[i];
        if (chosen && i == *chosen) {
            task.revisitable[events] = true;
        } else {
            const Graph& g = task.graph;
            const Clock& porf = g[events].porf;  // what leads to the read, and to the write it reads
            for (EventId id = 0; id < events; ++id)
                if (execution_.clocks().includes(porf, g[id].thread, g[id].index))
                    task.revisitable[id] = false;
        }
        task.mark = execution_.mark();  // the clocks of all of them stay until the last is done
        tasks_.push_back(std::move(task));
    }
}

// Algorithm 3, for a plain write; it stands at the last place.
void Rcmc::visit_write(EventId write, std::vector<Alternative>& places) {
    const std::vector<bool> before = revisitable_;
    const Graph saved = graph();
    for (std::size_t i = places.size(); i-- > 1;) {
        graph() = saved;
        revisitable_ = before;
        graph().unplace(write);
        graph().place(write, places[i].place);
        const EventId successor = graph().location(graph()[write].loc).writes[places[i].place + 1];
        fix_prefix(write, false);
        fix_prefix(successor, true);
        revisit_reads(write);
    }
    graph() = saved;
    revisitable_ = before;
    revisit_reads(write);
}

// Algorithm 5.
void Rcmc::revisit_reads(EventId write) {
    const Graph& g = graph();
    const u32 loc = g[write].loc;
    std::vector<EventId> reads, forced;
    if (g[write].reads)
        for (const EventId r : g.location(loc).reads)
            if (r != write && g[r].rf == g[write].rf && (g[r].writes || g[r].incomplete)) forced.push_back(r);
    for (const EventId r : g.location(loc).reads) {
        if (r == write || !revisitable_[r] || precedes(r, write)) continue;
        if (records_mo_ && !execution_.may_read(r, write)) continue;
        if (std::any_of(forced.begin(), forced.end(), [&](EventId must) { return precedes(must, r); }))
            continue;
        reads.push_back(r);
    }
    // Every subset without porf inside and with at most one read that becomes an update.
    std::vector<Revisited> chosen;
    const auto subsets = [&](auto&& self, std::size_t from, bool update) -> void {
        revisit(write, chosen, forced);
        for (std::size_t i = from; i < reads.size(); ++i) {
            const EventId r = reads[i];
            if (std::any_of(chosen.begin(), chosen.end(),
                            [&](const Revisited& k) { return precedes(k.read, r) || precedes(r, k.read); }))
                continue;
            const u32 choices = execution_.effects.choices(r, write);
            for (u32 choice = 0; choice < choices; ++choice) {
                const bool updates = execution_.becomes_update(r, write, choice);
                if (update && updates) continue;
                chosen.push_back({r, choice});
                self(self, i + 1, update || updates);
                chosen.pop_back();
            }
        }
    };
    subsets(subsets, 0, false);
}

void Rcmc::revisit(EventId write, const std::vector<Revisited>& optional,
                   const std::vector<EventId>& forced) {
    require(forced.size() <= 1, "two updates that must be revisited");
    const auto covered = [&](EventId must) {
        return std::any_of(optional.begin(), optional.end(),
                           [&](const Revisited& k) { return precedes(k.read, must); });
    };
    if (forced.empty() || covered(forced[0])) return revisit(write, optional, std::nullopt);
    const u32 choices = execution_.effects.choices(forced[0], write);
    for (u32 choice = choices; choice-- > 0;) revisit(write, optional, Revisited{forced[0], choice});
}

void Rcmc::revisit(EventId write, const std::vector<Revisited>& optional, std::optional<Revisited> forced) {
    const Graph& g = graph();
    std::vector<Revisited> set = optional;
    if (forced) set.push_back(*forced);
    std::vector<bool> keep(g.size(), true);
    for (EventId id = 0; id < g.size(); ++id)
        for (const Revisited& k : set)
            if (id != k.read && precedes(k.read, id)) keep[id] = false;
    const GraphExecution::Mark mark = execution_.mark();
    const std::vector<bool> before = revisitable_;
    std::vector<EventId> map;
    execution_.descend(keep, map);
    std::vector<bool> kept(graph().size(), false);
    for (EventId id = 0; id < map.size(); ++id)
        if (map[id] != kNone) kept[map[id]] = before[id];
    revisitable_ = kept;
    for (const Revisited& k : set) execution_.redirect(map[k.read], map[write], k.choice);
    for (const Revisited& k : optional) fix_prefix(map[k.read], true);
    // Only its first choice is the forced read's default.
    if (forced && forced->choice != 0) fix_prefix(map[forced->read], true);
    Task task{graph(), revisitable_, mark};
    task.mark.clocks = execution_.mark().clocks;
    task.mark.snapshots = execution_.mark().snapshots;
    tasks_.push_back(std::move(task));
    execution_.ascend();
    revisitable_ = before;
}

void Rcmc::leaf(bool failed) {
    ++explored_;
    if (failed) return;
    const Graph& g = graph();
    if (!execution_.model().holds(g)) return;
    for (u32 thread = 0; thread < g.thread_count(); ++thread)
        if (execution_.has_failed(thread)) return;
    if (!note_class(execution_.names.class_hash())) return;
    execution_.note_kept();
    count(execution_.ends.is_blocked());
    if (std::optional<Failure> failure = execution_.ends.stuck()) {
        failures_.push_back(std::move(*failure));
        add_errors();
    }
}

void Rcmc::add_errors() {
    if (execution_.model().holds(graph()))
        execution_.realisation.collect(failures_, errors_, options_.keep_going, finished_);
    failures_.clear();
}

}  // namespace raddle
