// Which thread comes next, and whether what it is about to do can be done.
#include <algorithm>

#include "search/graphs/graph_execution.h"

namespace raddle {

std::optional<u32> GraphExecution::next(std::vector<Failure>& failures, std::span<const u32> stuck) {
    if (graph().size() == 0) return 0;
    if (symmetry.is_on() && !confirming(failures)) {
        const u32 found = symmetry.follower();
        if (found != kNone && is_ready(found, failures)) return found;
        if (halt || refined) return std::nullopt;
    }
    if (waiting.skips && !unordered_) return next_patient(failures);
    const auto has_more = [&](u32 thread) {
        const EventId last = graph().last(thread);
        return last == kNone || !graph()[last].last;
    };
    const auto first = [&](auto&& suits) -> std::optional<u32> {
        for (u32 thread = 0; thread < graph().thread_count() && !halt && !refined; ++thread)
            if (has_more(thread) && suits(thread) &&
                std::find(stuck.begin(), stuck.end(), thread) == stuck.end() && is_ready(thread, failures))
                return thread;
        return std::nullopt;
    };
    const Sections& sections = graph().sections();
    if (!sections.empty()) {
        // Critical sections go on to their ends, those first that others come after.
        std::optional<u32> found =
            first([&](u32 thread) { return sections.is_inside(thread) && !locks.is_behind(thread); });
        if (!found) found = first([&](u32 thread) { return sections.is_inside(thread); });
        if (found) return found;
    }
    if (waiting.skips) {
        const std::optional<u32> found =
            first([&](u32 thread) { return !waiting.waits(thread) && !waiting.is_assumed(thread); });
        if (found) return found;
    } else if (aftermath.is_on()) {
        const std::optional<u32> found = first([&](u32 thread) { return !waiting.is_assumed(thread); });
        if (found) return found;
    }
    return first([](u32) { return true; });
}

bool GraphExecution::is_ready(u32 thread, std::vector<Failure>& failures) {
    Graph& g = graph();
    const EventId last = g.last(thread);
    if (last == kNone) return thread == 0 || (thread < g.thread_count() && g.thread(thread).spawn != kNone);
    if (g[last].last) return false;
    Snapshot& at = snapshots_[g[last].snapshot];
    const Label& label = at.label;
    if (label.kind == LabelKind::Fence) return true;
    if (!is_visible(label.kind)) return false;
    if (label.kind == LabelKind::Join || label.kind == LabelKind::Detach) {
        if (unordered_) locks.order_held(thread, "a thread waits for another one while it holds it");
        if (refined) return false;
        const u64 number = target_of(label);
        const Target target = this->target(number);
        if (const Fault fault = join_fault(label, target)) {
            failures.push_back(errors.failure_at(thread, fault));
            if (target.exists)
                for (const EventId other :
                     {g.thread(static_cast<u32>(number)).join, g.thread(static_cast<u32>(number)).detach})
                    if (other != kNone) failures.back().roots.push_back(other);
            return false;
        }
        return label.kind == LabelKind::Detach || may_join(target);
    }
    if (!is_access(label.kind)) return true;
    Fault fault = at.loc == kNone ? resolve(at) : Fault{};
    if (halt || refined) return false;
    if (fault) locks.order_missing(thread, label.address);
    if (!fault && unordered_ && !locks.suits(thread, at)) return false;
    if (!fault && !g.deaths().empty()) fault = errors.check_death(thread, label, access_size(label));
    if (fault && meetings.is_meeting(label)) meetings.order(label.address);
    if (!fault && meetings.merges() && !meetings.may_meet(thread, at)) return false;
    if (fault && waiting.skips && waiting.waits(thread)) waiting.add_all();
    if (refined) return false;
    if (fault) failures.push_back(errors.failure_at(thread, fault));
    return !fault;
}

Target GraphExecution::target(u64 number) const {
    const Graph& g = graph();
    if (number >= g.thread_count()) return {};
    const u32 thread = static_cast<u32>(number);
    if (thread != 0 && g.thread(thread).spawn == kNone) return {};
    const EventId end = g.last(thread);
    const bool finished = end != kNone && !g[end].blocked && label(thread).kind == LabelKind::Finished;
    return {true, g.thread(thread).join != kNone, g.thread(thread).detach != kNone, finished};
}

Fault GraphExecution::resolve(Snapshot& at) {
    const Label& label = at.label;
    // Globals are where they are: what was found once is right again.
    Known& known = known_[(label.address >> 2) % known_.size()];
    if (known.address == label.address && known.size == label.size && known.kind == label.kind &&
        known.order == label.order && at.done == 0) {
        at.loc = known.loc;
        return {};
    }
    ObjectView object;
    const u64 whole = access_size(label);
    const Fault fault = find_object(program_, *this, label.address, whole, object);
    if (fault) return fault;
    const std::array<u64, 4> numbers{object.base, object.size, label.address - object.base, whole};
    if (object.is_private) return {FaultCode::Wild, label.address, numbers};
    if (object.constant && label.kind != LabelKind::Load && label.kind != LabelKind::Await)
        return {FaultCode::ConstantWrite, label.address, numbers};
    const bool atomic = is_atomic(label);
    const Address address = label.address + at.done;
    const u64 size = atomic ? whole : locations_.piece(object, address, whole - at.done);
    LocationTable::Found found = locations_.intern(program_, object, address, size, atomic, label.pc, at.loc);
    if (found == LocationTable::Found::Yes && locations_[at.loc].mixed && size != locations_[at.loc].size)
        found = touch_part(label, atomic);
    switch (found) {
        case LocationTable::Found::Yes: break;
        case LocationTable::Found::Refined: refined = true; break;
        case LocationTable::Found::Mixed: {
            Halt mixed;
            mixed.kind = Halt::Kind::Unsupported;
            mixed.text = "mixed-size";
            mixed.stack = at.state.pc_stack();
            if (locations_.overlapping() < locations_.size())
                mixed.other = {locations_[locations_.overlapping()].pc};
            halt = std::move(mixed);
        }
    }
    if (!halt && !refined && region_of(label.address) == 0 && at.done == 0 && size == whole)
        known = {label.address, label.size, label.kind, label.order, at.loc};
    return {};
}

// Clocks of what is read in part come from several writes, which unordered locks do not keep up to date.
LocationTable::Found GraphExecution::touch_part(const Label& label, bool atomic) {
    if (is_mutex_operation(label.kind)) return LocationTable::Found::Mixed;
    const bool reads = label.kind == LabelKind::Load || label.kind == LabelKind::Await;
    const bool in_order = model_.kind() != ModelKind::Rc11 && model_.kind() != ModelKind::Wrc11;
    if (atomic && model_.kind() != ModelKind::Sc && !(reads && in_order)) orders_words = true;
    if (!unordered_) return LocationTable::Found::Yes;
    locks.order_all("words are accessed in several sizes");
    return LocationTable::Found::Refined;
}

std::optional<u32> GraphExecution::confirming(std::vector<Failure>& failures) {
    if (!waiting.skips || unordered_ || !waiting.has_confirming()) return std::nullopt;
    for (u32 thread = 0; thread < graph().thread_count(); ++thread)
        if (waiting.is_confirming(thread) && is_ready(thread, failures)) return thread;
    return std::nullopt;
}

std::optional<u32> GraphExecution::next_patient(std::vector<Failure>& failures) {
    const Graph& g = graph();
    if (const std::optional<u32> thread = confirming(failures)) return thread;
    std::optional<u32> served, unserved;
    for (u32 thread = 0; thread < g.thread_count() && !halt && !refined; ++thread) {
        const bool waits = waiting.waits(thread) || waiting.is_assumed(thread);
        if ((waits && served) || !is_ready(thread, failures)) continue;
        if (!waits) return thread;
        if (waiting.is_served(thread))
            served = thread;
        else if (!unserved)
            unserved = thread;
    }
    return served ? served : unserved;
}

}  // namespace raddle
