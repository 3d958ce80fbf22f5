#include "search/graphs/realisation.h"

#include <algorithm>
#include <map>

#include "search/graphs/graph_schedule.h"

namespace raddle {

bool Realisation::is_realisable() {
    if (state_.graph().sections().empty()) return true;
    const GraphState::Mark before = state_.mark();
    const bool found =
        state_.lock_order().complete(state_.graph(), [&] { return consistency_.holds_in_order(); });
    state_.reset(before);
    return found;
}

void Realisation::keep_cause(EventId event, std::vector<bool>& keep) const {
    const Graph& g = state_.graph();
    for (EventId id = 0; id < g.size(); ++id)
        if (state_.clocks().includes(g[event].porf, g[id].thread, g[id].index)) keep[id] = true;
}

bool Realisation::realise(std::vector<bool> keep, const std::function<bool()>& accept) {
    const Graph& g = state_.graph();
    const Sections& sections = g.sections();
    // Sections that are open in that part, by lock; they may have an end in the whole.
    std::map<u32, std::vector<u32>> open;
    for (u32 number = 0; number < sections.size(); ++number) {
        const Section& section = sections[number];
        if (keep[g.find(section.thread, section.first)] &&
            (section.is_open() || !keep[g.find(section.thread, section.last)]))
            open[section.lock].push_back(number);
    }
    const auto closed = [&](u32 number, std::vector<bool>& part) {
        if (sections[number].is_open()) return false;
        keep_cause(g.find(sections[number].thread, sections[number].last), part);
        return true;
    };
    for (const auto& [lock, some] : open) {
        if (some.size() < 2) continue;
        // One of them is the last one and may stay as it is.
        for (const u32 last : some) {
            std::vector<bool> part = keep;
            bool possible = true;
            for (const u32 other : some) possible = possible && (other == last || closed(other, part));
            if (possible && realise(std::move(part), accept)) return true;
        }
        return false;
    }
    const GraphState::Mark before = state_.mark();
    std::vector<EventId> map;
    state_.descend(keep, map);
    if (consistency_.rebuild() && state_.lock_order().complete(state_.graph(), [&] {
            return consistency_.holds_in_order() && accept();
        }))
        return true;
    leave(before);
    for (const auto& [lock, some] : open) {
        std::vector<bool> part = keep;
        if (closed(some[0], part) && realise(std::move(part), accept)) return true;
    }
    return false;
}

void Realisation::leave(const GraphState::Mark& before) {
    state_.ascend();
    state_.lock_order().forget(before.changes);
    state_.clocks().reset(before.clocks);
}

Schedule Realisation::settled() {
    const GraphState::Mark before = state_.mark();
    if (state_.unordered())
        require(realise(std::vector<bool>(state_.graph().size(), true), [] { return true; }),
                "no order of locks");
    consistency_.settle();
    Schedule found = schedule_of(state_, locks_, meetings_);
    if (state_.unordered()) leave(before);
    return found;
}

bool Realisation::show(const Failure& failure) {
    const Graph& g = state_.graph();
    if (failure.code == FaultCode::Deadlock || failure.code == FaultCode::Livelock)
        return realise(std::vector<bool>(g.size(), true), [&] { return ends_.stuck().has_value(); });
    // Whether and by whom a lock is held, others decide.
    std::vector<bool> keep(g.size(), failure.kind == "lock");
    for (const EventId root : failure.roots) keep_cause(root, keep);
    if (failure.code == FaultCode::UseAfterFree || failure.code == FaultCode::DoubleFree)
        for (const Death& death : g.deaths())
            if (death.object == failure.numbers[0]) keep_cause(death.event, keep);
    if (failure.code == FaultCode::Allocation) {
        const u32 thread = g[failure.roots[0]].thread, index = g[failure.roots[0]].index;
        return realise(std::move(keep), [&] {
            ObjectView object;
            const Event& access = state_.graph()[state_.graph().find(thread, index)];
            return !errors_.is_born_at(failure.address, failure.numbers[3], access, object);
        });
    }
    if (failure.roots.size() != 2) {
        keep_cause(g.last(failure.thread), keep);
        return realise(std::move(keep), [] { return true; });
    }
    // Two events that nothing orders.
    const u32 threads[] = {g[failure.roots[0]].thread, g[failure.roots[1]].thread};
    const u32 indices[] = {g[failure.roots[0]].index, g[failure.roots[1]].index};
    return realise(std::move(keep), [&] {
        const Event& a = state_.graph()[state_.graph().find(threads[0], indices[0])];
        const Event& b = state_.graph()[state_.graph().find(threads[1], indices[1])];
        return !errors_.are_ordered(a, b) && !errors_.must_precede(a, b);
    });
}

void Realisation::collect(std::vector<Failure>& failures, std::vector<FoundError>& known, bool keep_going,
                          bool& done) {
    for (Failure& failure : failures) {
        const auto is_known = [&] {
            errors_.update_unlock(failure);
            return std::any_of(known.begin(), known.end(), [&](const FoundError& found) {
                return same_error(state_.program(), found.failure, failure);
            });
        };
        if (is_known()) continue;
        const GraphState::Mark before = state_.mark();
        if (state_.unordered() && !show(failure)) continue;
        consistency_.settle();
        const bool is_new = !is_known();
        Schedule way;
        if (is_new) way = schedule_of(state_, locks_, meetings_);
        way.outcome = key_of(state_.program(), failure);
        if (state_.unordered()) leave(before);
        if (!is_new) continue;
        known.push_back({std::move(failure), std::move(way)});
        if (keep_going) continue;
        done = true;
        return;
    }
}

}  // namespace raddle
