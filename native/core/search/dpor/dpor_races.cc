// What to explore besides an execution: the reversals of its races (Algorithm 1, lines 3 to 22).
#include <algorithm>

#include "machine/arithmetic.h"
#include "search/dpor/dpor.h"

namespace raddle {
namespace {

bool may_wait(LabelKind kind) {
    return is_waiting(kind) || kind == LabelKind::Join;
}

}  // namespace

void Dpor::find_reversals() {
    for (u32 i = 0; i < path_.size(); ++i) {
        const DporEvent& event = path_[i];
        if (may_wait(event.kind))
            reverse_waiting(event.thread, path_.label_of(i), path_.before(i), i);
        else
            for (const u32 earlier : path_.races(i)) reverse(earlier, i);
        if (event.may_fail || event.choices > 1) choose_otherwise(i);
    }
    for (u32 number = 0; number < path_.thread_count(); ++number) {
        const DporPath::Thread& thread = path_.thread(number);
        if (thread.state == DporPath::State::Ready)
            reverse_waiting(number, path_.label(number), thread, path_.size());
    }
}

// Inserts the sequence at the event `first`, unless a transition asleep there covers it. `joins`: it ends
// with a thread that waits for another one's end, which no footprint tells.
void Dpor::insert(u32 first, bool joins) {
    const u32 end =
        first + 1 < prefixes_.size() ? prefixes_[first + 1].sleep : static_cast<u32>(sleep_.size());
    for (u32 i = prefixes_[first].sleep; i < end; ++i)
        if (weak_initial(path_.places, sleep_[i], sequence_).kind != Initial::Kind::No) return;
    if (crew_ && !joins) hurry(first);
    if (first < shared_.size()) return bring(first);
    tree_.insert(path_.places, prefixes_[first].tree, prefixes_[first].current, sequence_);
}

// Lines 3 to 6: the second event, which cannot wait, before the first.
void Dpor::reverse(u32 first, u32 second) {
    sequence_.clear();
    const DporEvent& event = path_[second];
    const bool conditional = is_conditional(event.kind);
    const u32 place = event.footprint.place;
    Value value;
    if (conditional) value = path_.value_at(place, first);
    for (u32 i = first + 1; i < path_.size(); ++i) {
        if (path_.is_before(first, i)) continue;
        const DporEvent& other = path_[i];
        sequence_.push_back({other.thread, other.choice, other.footprint});
        if (!conditional || !path_.places.conflict(other.footprint, {place, Touch::Write})) continue;
        path_.apply(place, i, value);
    }
    if (conditional)
        sequence_.push_back(path_.predict(event.thread, path_.label_of(second), place, value));
    else
        sequence_.push_back({event.thread, event.choice, event.footprint});
    insert(first);
}

void Dpor::choose_otherwise(u32 position) {
    const DporEvent& event = path_[position];
    const auto choose = [&](u32 choice, const Footprint& footprint) {
        if (choice == event.choice) return;
        sequence_.clear();
        for (u32 i = position + 1; i < path_.size(); ++i)
            if (!path_.is_before(position, i))
                sequence_.push_back({path_[i].thread, path_[i].choice, path_[i].footprint});
        sequence_.push_back({event.thread, choice, footprint});
        insert(position);
    };
    switch (event.kind) {
        case LabelKind::Choose:
            for (u32 choice = 0; choice < event.choices; ++choice) choose(choice, {});
            break;
        case LabelKind::Wake:
            for (u32 bit = 0; bit < 64; ++bit)
                if ((event.choices >> bit & 1) != 0) choose(bit, event.footprint);
            break;
        default:
            choose(0, {event.footprint.place, Touch::Write});
            choose(1, {event.footprint.place, Touch::Read});
    }
}

// Lines 7 to 22: an operation that may wait, before each event that may enable or disable it, or that it
// conflicts with. `end`: where it stands on the path.
void Dpor::reverse_waiting(u32 thread, const Label& label, const DporPath::Thread& before, u32 end) {
    if (label.kind == LabelKind::Join) return reverse_join(thread, label, before, end);
    const u32 place = path_.place_of(label);
    const Footprint footprint{place, label.kind == LabelKind::Await ? Touch::Read : Touch::Write};
    path_.events_at(place, candidates_);
    // A reversal with an event that conflicts with all the others has all earlier ones before it: they are
    // dealt with when it is explored. The paper's `can-stop`, as printed, also holds for the events before
    // that one, which is too early where updates commute: of two additions before a write, an await of 1 may
    // come between them in either order, and its reversal with one leaves no trace of the other order.
    for (const u32 first : candidates_) {
        if (first >= end || !path_.places.conflict(path_[first].footprint, footprint)) continue;
        if (path_.is_known(first, before.last, before.spawn)) continue;
        const bool can_stop = path_[first].footprint == Footprint{place, Touch::Write};
        if (reverse_waiting(first, thread, label, place, before) && can_stop) break;
    }
}

// The thread's operation before the event `first`: behind a largest part of what does not depend on that
// event after which it is enabled. There may be several, where updates commute. False: there is none.
bool Dpor::reverse_waiting(u32 first, u32 thread, const Label& label, u32 place,
                           const DporPath::Thread& before) {
    writes_.clear();
    required_.clear();
    left_out_.clear();
    tried_.clear();
    bool ordered = path_.places[place].overlaps.empty();
    for (std::size_t i = candidates_.size(); i-- > 0;) {
        const u32 event = candidates_[i];
        if (event <= first || !path_[event].changed || path_.is_before(first, event)) continue;
        writes_.push_back(event);
        required_.push_back(path_.is_known(event, before.last, before.spawn));
        ordered = ordered && path_[event].footprint.touch == Touch::Write;
    }
    start_ = path_.value_at(place, first);
    Value value = start_;
    bool enabled = goes_on(label, thread, value);
    std::optional<std::size_t> longest;  // prefix of the writes after which it is enabled
    if (enabled) longest = 0;
    for (std::size_t i = 0; i < writes_.size(); ++i) {
        path_.apply(place, writes_[i], value);
        enabled = goes_on(label, thread, value);
        if (enabled) longest = i + 1;
    }
    if (!enabled && !ordered) return enumerate(first, thread, label, place, 0);
    if (!longest) return false;
    if (*longest < writes_.size()) {
        if (required_[*longest] != 0) return false;
        left_out_.push_back(writes_[*longest]);
    }
    insert_without(first, thread, label, place);
    return true;
}

bool Dpor::is_left_out(u32 event) const {
    return std::any_of(left_out_.begin(), left_out_.end(),
                       [&](u32 other) { return path_.is_before(other, event); });
}

// Leaves out more and more of the writes, from number `from` on, until the operation is enabled.
bool Dpor::enumerate(u32 first, u32 thread, const Label& label, u32 place, std::size_t from) {
    if (!can_be_enabled(thread, label, place, from)) return false;
    bool found = false;
    for (std::size_t j = writes_.size(); j-- > from;) {
        if (required_[j] != 0 || is_left_out(writes_[j])) continue;
        left_out_.push_back(writes_[j]);
        Value value = start_;
        std::vector<u32> without;
        for (const u32 event : writes_)
            if (is_left_out(event))
                without.push_back(event);
            else
                path_.apply(place, event, value);
        if (goes_on(label, thread, value)) {
            found = true;
            // A part of one that was found before is not a largest one. More than a few are not looked at: a
            // smaller one does no harm.
            const bool largest =
                std::none_of(tried_.begin(), tried_.end(), [&](const std::vector<u32>& other) {
                    return std::includes(without.begin(), without.end(), other.begin(), other.end());
                });
            if (largest) insert_without(first, thread, label, place);
            if (largest && tried_.size() < kTried) tried_.push_back(std::move(without));
        } else {
            found = enumerate(first, thread, label, place, j + 1) || found;
        }
        left_out_.pop_back();
    }
    return found;
}

// Whether leaving out some of the writes from number `from` on may make a value that the operation waits for.
// Yes, if there are too many values to look at, unless they all lie beside it.
bool Dpor::can_be_enabled(u32 thread, const Label& label, u32 place, std::size_t from) {
    if (!path_.places[place].overlaps.empty()) return true;
    values_.assign(1, start_);
    for (std::size_t i = 0; i < writes_.size(); ++i) {
        if (is_left_out(writes_[i])) continue;
        const std::size_t count = values_.size();
        for (std::size_t k = 0; k < count; ++k) {
            Value value = values_[k];
            path_.apply(place, writes_[i], value);
            values_.push_back(value);
        }
        if (required_[i] != 0 || i < from)
            values_.erase(values_.begin(), values_.begin() + static_cast<i64>(count));
        const auto order = [](const Value& a, const Value& b) { return a.low < b.low; };
        const auto same = [](const Value& a, const Value& b) { return a.low == b.low; };
        std::sort(values_.begin(), values_.end(), order);
        values_.erase(std::unique(values_.begin(), values_.end(), same), values_.end());
        if (values_.size() > kValues) return may_sum_up(label, from);
    }
    return std::any_of(values_.begin(), values_.end(),
                       [&](const Value& value) { return goes_on(label, thread, value); });
}

// Whether additions may come to the one value that is wanted, by how far they reach up and down.
bool Dpor::may_sum_up(const Label& label, std::size_t from) const {
    const unsigned bits = static_cast<unsigned>(label.size) * 8;
    const bool exact = static_cast<Predicate>(label.predicate) == Predicate::Eq && label.mask == ones(bits);
    if (!exact || label.kind == LabelKind::Lock) return true;
    i128 lowest = start_.low, highest = start_.low;
    for (std::size_t i = 0; i < writes_.size(); ++i) {
        if (is_left_out(writes_[i])) continue;
        if (path_[writes_[i]].footprint.touch != Touch::Add) return true;
        const Label& update = path_.label_of(writes_[i]);
        i128 added = sign_extend(update.value.low, bits);
        if (static_cast<RmwOp>(update.op) == RmwOp::Sub) added = -added;
        const bool fixed = required_[i] != 0 || i < from;
        if (fixed || added < 0) lowest += added;
        if (fixed || added > 0) highest += added;
    }
    // Modulo 2^bits, as memory counts.
    const u128 range = u128{1} << bits;
    return static_cast<u128>(i128{label.wanted} - lowest) % range <= static_cast<u128>(highest - lowest);
}

void Dpor::insert_without(u32 first, u32 thread, const Label& label, u32 place) {
    sequence_.clear();
    for (u32 i = first + 1; i < path_.size(); ++i)
        if (!path_.is_before(first, i) && !is_left_out(i))
            sequence_.push_back({path_[i].thread, path_[i].choice, path_[i].footprint});
    sequence_.push_back({thread, 0, {place, label.kind == LabelKind::Await ? Touch::Read : Touch::Write}});
    insert(first);
}

// Joins and detaches of one thread: whoever comes second is at fault. A join also waits for the thread's end.
void Dpor::reverse_join(u32 thread, const Label& label, const DporPath::Thread& before, u32 end) {
    const u64 target = label.value.low - 1;
    if (target >= path_.thread_count()) return;
    const u32 place = path_.places.intern(kAddressLimit + target, 1);
    const DporPath::Thread& other = path_.thread(static_cast<u32>(target));
    path_.events_at(place, candidates_);
    for (const u32 first : candidates_) {
        if (first >= end || path_.is_known(first, before.last, before.spawn)) continue;
        bool enabled = other.state == DporPath::State::Finished &&
                       (other.last == kNowhere || other.last < first || !path_.is_before(first, other.last));
        for (const u32 event : candidates_)
            enabled = enabled || (path_[event].changed &&
                                  (event < first || (event > first && !path_.is_before(first, event))));
        if (!enabled) continue;
        sequence_.clear();
        for (u32 i = first + 1; i < path_.size(); ++i)
            if (!path_.is_before(first, i))
                sequence_.push_back({path_[i].thread, path_[i].choice, path_[i].footprint});
        sequence_.push_back({thread, 0, {place, Touch::Write}});
        insert(first, true);
    }
}

}  // namespace raddle
