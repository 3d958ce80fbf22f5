// The relations of the path: order by conflicts, synchronisation, and values after other prefixes.
#include <algorithm>
#include <bit>
#include <functional>

#include "machine/arithmetic.h"
#include "search/dpor/dpor_path.h"

namespace raddle {
namespace {

void join(u32* into, const u32* other, u32 count) {
    for (u32 i = 0; i < count; ++i) into[i] = std::max(into[i], other[i]);
}

}  // namespace

void DporPath::collect(u32 number) {
    newest_first_.clear();
    const auto add = [&](u32 place) {
        for (u32 f = places[place].last; f != kNowhere; f = path_[f].previous) newest_first_.push_back(f);
    };
    add(number);
    if (places[number].overlaps.empty()) return;
    for (const u32 other : places[number].overlaps) add(other);
    std::sort(newest_first_.begin(), newest_first_.end(), std::greater<>());
}

void DporPath::link(u32 position) {
    DporEvent& event = path_[position];
    if (event.footprint.place == kNowhere) return;
    Place& place = places[event.footprint.place];
    event.previous = place.last;
    place.last = position;
    if (event.counts) ++(event.atomic ? place.atomic : place.plain);
}

// Puts the event behind an earlier one that it conflicts with. If nothing in between has done so already,
// the two are in a race.
void DporPath::follow(u32 position, u32 earlier) {
    u32* const row = order_.data() + position * stride_;
    const DporEvent& f = path_[earlier];
    if (row[f.thread] >= f.index) return;
    races_.push_back(earlier);
    join(row, order_.data() + earlier * stride_, stride_);
}

void DporPath::order(u32 position) {
    const DporEvent& event = path_[position];
    const Thread& before = before_[position];
    u32* const row = order_.data() + position * stride_;
    const u32 from = before.last != kNowhere ? before.last : before.spawn;
    if (from == kNowhere)
        std::fill_n(row, stride_, 0);
    else
        std::copy_n(order_.data() + from * stride_, stride_, row);
    row[event.thread] = event.index;
    if (event.footprint.place != kNowhere) {
        if (places[event.footprint.place].overlaps.empty()) {
            for (u32 f = places[event.footprint.place].last; f != kNowhere; f = path_[f].previous) {
                if (!places.conflict(path_[f].footprint, event.footprint)) continue;
                follow(position, f);
                if (path_[f].footprint.touch == Touch::Write) break;
            }
        } else {
            collect(event.footprint.place);
            for (const u32 f : newest_first_)
                if (places.conflict(path_[f].footprint, event.footprint)) follow(position, f);
        }
    }
    if (event.kind == LabelKind::Join && event.target != kNowhere) {
        const Thread& target = threads_[event.target];
        const u32 end = target.last != kNowhere ? target.last : target.spawn;
        if (end != kNowhere) join(row, order_.data() + end * stride_, stride_);
    }
}

const u32* DporPath::released_by(u32 position) const {
    const bool commuting = path_[position].footprint.touch > Touch::Write;
    return (commuting || options_.weak_orders ? release_ : sync_).data() + position * stride_;
}

// Joins what the newest write of each of the event's bytes has released, of those that it sees.
template <class Sees>
void DporPath::join_released(u32 position, u32* into, Sees sees) {
    const Place& place = places[path_[position].footprint.place];
    if (place.overlaps.empty()) {
        for (u32 f = place.last; f != kNowhere; f = path_[f].previous)
            if (sees(f)) {
                if (path_[f].atomic) join(into, released_by(f), stride_);
                return;
            }
        return;
    }
    collect(path_[position].footprint.place);
    u32 open = place.size >= 32 ? ~u32{0} : (u32{1} << place.size) - 1;  // bytes whose write is yet to be met
    for (const u32 f : newest_first_) {
        if (!sees(f)) continue;
        const Place& other = places[path_[f].footprint.place];
        u32 covered = 0;
        for (u64 byte = 0; byte < place.size && byte < 32; ++byte)
            if (place.address + byte >= other.address && place.address + byte < other.address + other.size)
                covered |= u32{1} << byte;
        if ((open & covered) == 0) continue;
        open &= ~covered;
        if (path_[f].atomic) join(into, released_by(f), stride_);
    }
}

void DporPath::synchronise(u32 position) {
    const DporEvent& event = path_[position];
    const Thread& before = before_[position];
    u32* const row = sync_.data() + position * stride_;
    const u32 from = before.last != kNowhere ? before.last : before.spawn;
    if (from == kNowhere)
        std::fill_n(row, stride_, 0);
    else
        std::copy_n(sync_.data() + from * stride_, stride_, row);
    row[event.thread] = event.index;
    if (event.acquires) acquire(position);
    if (event.kind == LabelKind::Join && event.target != kNowhere) {
        const Thread& target = threads_[event.target];
        const u32 end = target.last != kNowhere ? target.last : target.spawn;
        if (end != kNowhere) join(row, sync_.data() + end * stride_, stride_);
    }
    const bool commuting = event.footprint.touch > Touch::Write;
    if (!commuting && !(options_.weak_orders && event.footprint.touch == Touch::Write)) return;
    u32* const release = release_.data() + position * stride_;
    if (event.releases)
        std::copy_n(row, stride_, release);
    else
        std::fill_n(release, stride_, 0);
    // Whoever sees a commuting update sees the sum of it and what was there. Every update goes on with the
    // release sequence of what it read.
    if (event.reads) join_released(position, release, [&](u32 f) { return path_[f].changed; });
}

// Joins what the writes have released that the event sees. A commuting update sees of its like those that
// come before it in every order of the class.
void DporPath::acquire(u32 position) {
    const DporEvent& event = path_[position];
    u32* const row = sync_.data() + position * stride_;
    const Touch touch = event.footprint.touch;
    join_released(position, row, [&](u32 f) {
        if (!path_[f].changed) return false;
        if (touch <= Touch::Write || path_[f].footprint != event.footprint) return true;
        if (is_before(f, position) && path_[f].releases) join(row, sync_.data() + f * stride_, stride_);
        return false;
    });
}

void DporPath::check_location(const DporEvent& event) {
    bool fits = true;
    if (atomic_place_ == kNowhere) {
        atomic_place_ = event.footprint.place;
        atomic_life_ = event.generation;
        fits = shared_ == nullptr || shared_->is_only_one(atomic_place_, atomic_life_);
    }
    if (!fits || atomic_place_ != event.footprint.place || atomic_life_ != event.generation)
        refuse(event.thread, "several atomic locations");
}

void DporPath::find_races(u32 position) {
    const DporEvent& event = path_[position];
    const Place& place = places[event.footprint.place];
    if (event.atomic && place.plain == 0 &&
        std::none_of(place.overlaps.begin(), place.overlaps.end(),
                     [&](u32 other) { return places[other].plain != 0; }))
        return;
    const u32* const row = sync_.data() + position * stride_;
    std::vector<u32> found;
    collect(event.footprint.place);
    for (const u32 f : newest_first_) {
        const DporEvent& earlier = path_[f];
        if (!earlier.counts || earlier.thread == event.thread || earlier.generation != event.generation ||
            !(earlier.writes || event.writes) || (earlier.atomic && event.atomic) ||
            earlier.index <= row[earlier.thread])
            continue;
        // Of those in order, the first one is told, as in an interleaving that ends here.
        std::erase_if(found, [&](u32 later) { return is_before(f, later); });
        found.push_back(f);
    }
    if (found.empty() || is_behind_error(position)) return;
    const Label& at = label(event.thread);
    for (const u32 f : found) {
        const Place& other = places[path_[f].footprint.place];
        PathError error;
        error.failure = failure_at(
            event.thread,
            {FaultCode::Race, place.address, {other.address, other.size, place.address, place.size}});
        error.failure.partner = path_[f].pc;
        error.event = position;
        error.partner = f;
        errors.push_back(std::move(error));
    }
    require(at.pc == event.pc, "the event of another thread");
    erroneous_.push_back({position});
}

namespace {

// Copies the bytes that both places have: from a value at `other` into one at `place`.
void copy_common(const Place& place, Value& value, const Place& other, const Value& from) {
    for (u64 byte = 0; byte < place.size && byte < 16; ++byte) {
        const u64 at = place.address + byte - other.address;
        if (at >= other.size || at >= 16) continue;
        u8* const into = reinterpret_cast<u8*>(&value) + byte;
        const u8* const source = reinterpret_cast<const u8*>(&from) + at;
        into[0] = source[0];
        into[16] = source[16];  // the undefined bits
    }
}
static_assert(sizeof(Value) == 32);

}  // namespace

Value DporPath::value_at(u32 number, u32 length) {
    const Value undefined{0, 0, ~u64{0}, ~u64{0}};
    u32 oldest = kNowhere;  // event that found out what was there
    if (!places[number].overlaps.empty()) return mixed_value_at(number, length);
    for (u32 f = places[number].last; f != kNowhere; f = path_[f].previous) {
        const DporEvent& event = path_[f];
        if (f < length && ends_life(f)) return undefined;
        if (!event.counts || ends_life(f)) continue;
        if (f < length && event.changed) return event.written;
        if (f < length) return event.old.is_defined() ? event.old : undefined;
        oldest = f;
    }
    return oldest == kNowhere ? value_in_memory(number) : path_[oldest].old;
}

Value DporPath::value_in_memory(u32 number) {
    const Place& place = places[number];
    const Found found = find(0xfffffffe, place.address, place.size);
    return found.object == kNowhere ? Value{0, 0, ~u64{0}, ~u64{0}}
                                    : memory_.load(found.object, found.offset, place.size);
}

// The same where other places have some of its bytes.
Value DporPath::mixed_value_at(u32 number, u32 length) {
    const Place& place = places[number];
    const Value undefined{0, 0, ~u64{0}, ~u64{0}};
    collect(number);
    u32 oldest = kNowhere;  // event that found out what was there
    bool is_known = false;  // an event before `length` did
    for (const u32 f : newest_first_) {
        if (f < length && !is_known && ends_life(f)) return undefined;
        if (!path_[f].counts || path_[f].footprint.place != number || ends_life(f)) continue;
        oldest = f;
        if (f >= length) continue;
        if (!path_[f].changed && !is_known && !path_[f].old.is_defined()) return undefined;
        is_known = true;
    }
    Value value = oldest == kNowhere ? value_in_memory(number) : path_[oldest].old;
    const u32 from = oldest == kNowhere ? size() : oldest;
    for (const u32 f : newest_first_)  // back in time: each write gives back what it replaced
        if (f >= length && f < from && path_[f].changed && !ends_life(f))
            copy_common(place, value, places[path_[f].footprint.place], path_[f].old);
    for (std::size_t i = newest_first_.size(); i-- > 0;) {
        const u32 f = newest_first_[i];
        if (f >= from && f < length && path_[f].changed && !ends_life(f))
            copy_common(place, value, places[path_[f].footprint.place], path_[f].written);
    }
    return value;
}

void DporPath::apply(u32 number, u32 position, Value& value) const {
    const DporEvent& event = path_[position];
    if (!event.changed) return;
    if (event.footprint.place == number && event.footprint.touch > Touch::Write) {
        const Label& at = label_of(position);
        value = apply_rmw(static_cast<RmwOp>(at.op), at.size, value, at.value);
    } else if (ends_life(position)) {
        value.undefined_low = ~u64{0};  // whoever waits for it runs into the error
    } else if (event.footprint.place == number) {
        value = event.written;
    } else {
        copy_common(places[number], value, places[event.footprint.place], event.written);
    }
}

Transition DporPath::predict(u32 thread, const Label& at, u32 place, const Value& found) const {
    u32 choice = 0;
    if (at.kind == LabelKind::Wake && found.low != 0) choice = static_cast<u32>(std::countr_zero(found.low));
    return {thread, choice, {place, touch(at, effect(at, thread, choice, found))}};
}

}  // namespace raddle
