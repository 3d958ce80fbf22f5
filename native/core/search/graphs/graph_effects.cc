#include "search/graphs/graph_effects.h"

#include <algorithm>
#include <bit>

#include "graph/part.h"
#include "machine/mutex_word.h"

namespace raddle {
Effect GraphEffects::effect(const Event& event, const Label& label) const {
    u32 choice = event.choice;
    const Value found = found_by(event, label);
    if (label.kind == LabelKind::Wake) {  // the choice-th of those that wait
        u64 bits = found.low;
        for (u32 k = 0; k < event.choice; ++k) bits &= bits - 1;
        choice = bits != 0 ? static_cast<u32>(std::countr_zero(bits)) : 0;
    }
    Effect result = raddle::effect(label, event.thread, choice, found);
    const Location& location = state_.locations()[event.loc];
    if (label.kind == LabelKind::Store) {
        const u64 skipped = location.address > label.address ? location.address - label.address : 0;
        result.written = slice(label.value, skipped, location.size);
    } else if (label.kind == LabelKind::Load && state_.unordered() && locks_.is_mutex(event.loc) &&
               result.fault == FaultCode::None) {
        // A library's look at a mutex that is unordered: what it needs to know is whether it holds it.
        result.answer.value.low = locks_.word(event.thread, event.index, event.loc);
    }
    // Who cannot use what it reads is a read; an unlock is a write in any case.
    if (result.fault == FaultCode::Uninitialised || result.fault == FaultCode::LockDestroyed)
        result.writes = label.kind == LabelKind::Unlock;
    if (!result.writes) {
        result.written = {};
    } else if (location.mixed) {
        const Part part(label.address, access_size(label), location);
        if (part.size != location.size)
            result.written = replaced(state_.value_of(event.loc, event.rf), location.size, part.offset,
                                      part.size, slice(result.written, 0, part.size));
    }
    return result;
}

Value GraphEffects::found_by(const Event& event, const Label& label) const {
    if (label.kind == LabelKind::Store) return {};
    return label.kind == LabelKind::Unlock ? found_by_unlock(event)
                                           : state_.seen_by(label, event.loc, event.rf);
}

Value GraphEffects::found_by_unlock(const Event& event) const {
    const Graph& g = state_.graph();
    const std::vector<EventId>& mine = g.thread(event.thread).events;
    for (std::size_t i = std::min<std::size_t>(mine.size(), event.index - 1); i-- > 0;) {
        const Event& e = g[mine[i]];
        if (e.loc != event.loc || !e.writes) continue;
        if (e.written.is_defined() && MutexWord(e.written.low).is_mine(event.thread)) return e.written;
        break;
    }
    // Who else holds it, if anybody, depends on where the unlock stands in modification order.
    Value found = state_.locations()[event.loc].initial;
    for (const EventId id : g.location(event.loc).writes) {
        if (g[id].index == event.index && g[id].thread == event.thread) break;
        found = g[id].written;
    }
    return found;
}

bool GraphEffects::fails_in_vain(u32 thread, std::size_t count) const {
    const Graph& g = state_.graph();
    const std::vector<EventId>& mine = g.thread(thread).events;
    const auto has_stored = [&](const Label& now) {
        for (std::size_t i = state_.options().races ? count : 0; i-- > 1;) {
            const Event& e = g[mine[i]];
            const Stored found = compare_stores(state_.label_of(mine[i]), e.atomic, e.writes, now);
            if (found != Stored::Unknown) return found == Stored::Same;
        }
        return false;
    };
    const Snapshot& at = state_.snapshots()[g[mine[count - 1]].snapshot];
    return spinner_.fails_in_vain(state_.program(), at.state, at.label, has_stored);
}

bool GraphEffects::may_fail_spuriously(u32 thread) const {
    if (!state_.options().spurious_cas || fails_in_vain(thread, state_.graph().thread(thread).events.size()))
        return false;
    // A second failure that finds the thread in the very state of the first changes nothing.
    const Graph& g = state_.graph();
    const std::vector<EventId>& mine = g.thread(thread).events;
    const Snapshot& now = state_.snapshots()[g[mine.back()].snapshot];
    for (std::size_t i = mine.size(); i-- > 1;) {
        const Event& e = g[mine[i]];
        if (e.kind == LabelKind::Cas && e.choice != 0) {
            const Snapshot& then = state_.snapshots()[g[mine[i - 1]].snapshot];
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

u32 GraphEffects::choices(u32 thread, const Label& label, const Value& read) const {
    if (!read.is_defined()) return 1;
    if (label.kind == LabelKind::Wake) return std::max(1u, static_cast<u32>(std::popcount(read.low)));
    if (label.kind == LabelKind::Cas && label.weak && finds_expected(label, read) &&
        may_fail_spuriously(thread))
        return 2;
    return 1;
}

u32 GraphEffects::choices(EventId read, EventId write) const {
    const Event& e = state_.graph()[read];
    const EventId before = state_.graph().find(e.thread, e.index - 1);
    const Snapshot& at = state_.snapshots()[state_.graph()[before].snapshot];
    if (at.label.kind == LabelKind::Cas && at.label.weak) {
        // The thread stands before the read for this question.
        const Value value = state_.seen_by(at.label, e.loc, write);
        if (!value.is_defined() || !finds_expected(at.label, value)) return 1;
        return state_.options().spurious_cas && !fails_in_vain(e.thread, e.index - 1) ? 2 : 1;
    }
    return choices(e.thread, at.label, state_.seen_by(at.label, e.loc, write));
}

void GraphEffects::set_effect(Event& e, const Snapshot& at, const Label& label) const {
    const Effect effect = this->effect(e, label);
    e.writes = effect.writes;
    e.blocked = effect.blocked;
    e.rewrites = effect.blocked && waiting_writes(label);
    has_rewrites_ = has_rewrites_ || e.rewrites;
    e.written = effect.written;
    e.order = label.kind == LabelKind::Cas && !effect.writes ? label.failure : label.order;
    const bool locks = label.kind == LabelKind::Lock || label.kind == LabelKind::Trylock;
    const bool unlocks = label.kind == LabelKind::Unlock;
    if (unlocks) e.order = Order::Release;
    if (locks) e.order = effect.writes ? Order::Acquire : Order::Relaxed;
    if (label.kind == LabelKind::Wake) e.order = Order::Relaxed;
    e.quiet = false;
    if (!locks && !unlocks && !state_.program().functions[at.state.frames.back().function].library()) return;
    // Library objects promise acquire and release, not a place in the order of SC operations.
    if (e.order == Order::SeqCst) e.order = Order::AcqRel;
    // What finds nothing to do has only looked. Locking a mutex again, and unlocking one that stays held,
    // only counts.
    const MutexWord mutex(e.written.low);
    const bool again = (unlocks && !mutex.is_free()) || (locks && mutex.count() != 0);
    e.quiet = !e.writes || again || UnorderedLocks::is_release(label);
}

}  // namespace raddle
