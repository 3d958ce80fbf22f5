// Threads that wait in spin loops: their races, and whether they wait for ever.
//
// An await stands for a loop that reads again and again. Until it can go on it is no event; but the loop has
// read before, and not only what ends it. So an access that is not atomic races with who waits there: if the
// thread *arrives*, by the event before the await, after the access, or if the access comes while it waits.
// Either event may be the later one; it is one error, of the two together.
#include "search/dpor/dpor_path.h"

namespace raddle {

// The thread has come to an operation that waits: races with what was accessed before.
void DporPath::arrive(u32 number, u32 event) {
    const Label& at = label(number);
    if (!options_.races || event == kNowhere) return;
    const Found found = find(number, at.address, access_size(at));
    if (found.fault) return;
    const bool writes = waiting_writes(at);
    const u32* const row = sync_.data() + event * stride_;
    std::vector<u32> accesses;
    collect(places.intern(at.address, access_size(at)));
    for (const u32 f : newest_first_) {
        const DporEvent& earlier = path_[f];
        if (!earlier.counts || earlier.atomic || earlier.thread == number ||
            earlier.generation != found.generation || !(earlier.writes || writes) ||
            earlier.index <= row[earlier.thread])
            continue;
        // As in find_races: of those in order, the first one is told.
        std::erase_if(accesses, [&](u32 later) { return is_before(f, later); });
        accesses.push_back(f);
    }
    std::erase_if(accesses, [&](u32 f) { return !is_first(event, f, number); });
    for (const u32 f : accesses) {
        const Place& other = places[path_[f].footprint.place];
        report_race(number, {event, f, number}, path_[f].pc,
                    {other.address, other.size, at.address, at.size});
    }
}

// An access that is not atomic, while others wait there.
void DporPath::find_waiting(u32 position) {
    const DporEvent& event = path_[position];
    const Place place = places[event.footprint.place];
    for (u32 number = 0; number < threads_.size(); ++number) {
        const Thread& thread = threads_[number];
        if (number == event.thread || thread.state != State::Ready) continue;
        const Label& at = label(number);
        const u32 arrival = thread.last != kNowhere ? thread.last : thread.spawn;
        if (!looks_while_waiting(at) || !(event.writes || waiting_writes(at)) || arrival == kNowhere ||
            at.address >= place.address + place.size || place.address >= at.address + at.size)
            continue;
        // What ends an object's life has ended it already.
        const Found found = find(number, at.address, access_size(at));
        if (!ends_life(position) && (found.fault || found.generation != event.generation)) continue;
        if (is_first(arrival, position, number))
            report_race(event.thread, {position, arrival, number}, at.pc,
                        {at.address, at.size, place.address, place.size});
    }
}

// Whether some order of the class comes to the race of that access with that thread, which waits, before it
// comes to any other error. Of several threads that wait there the access shows the first one by number.
bool DporPath::is_first(u32 arrival, u32 access, u32 number) const {
    bool first = true, first_by_number = !is_before(access, arrival);
    for (const Erroneous& earlier : erroneous_) {
        if (!is_behind(earlier, arrival, access)) continue;
        first = false;
        const bool same_access = earlier.event == access || earlier.partner == access;
        first_by_number =
            first_by_number && earlier.waits != kNowhere && same_access && earlier.waits > number;
    }
    return first || first_by_number;
}

void DporPath::report_race(u32 number, const Erroneous& pair, u32 pc, const std::array<u64, 4>& numbers) {
    PathError error;
    error.failure = failure_at(number, {FaultCode::Race, numbers[2], numbers});
    error.failure.partner = pc;
    error.event = pair.event;
    error.partner = pair.partner;
    errors.push_back(std::move(error));
    erroneous_.push_back(pair);
}

bool DporPath::spins(u32 number) {
    const auto read = [&](const Label& at) -> std::optional<Value> {
        const Found found = find(number, at.address, access_size(at));
        if (found.fault) return std::nullopt;
        return memory_.load(found.object, found.offset, access_size(at));
    };
    return spinner_.spins_for_ever(program_, snapshots_[threads_[number].snapshot].state, label(number),
                                   read);
}

std::optional<Failure> DporPath::stuck() {
    if (exited_ || !erroneous_.empty()) return std::nullopt;
    std::optional<u32> first;
    bool waiting = false;
    for (u32 number = 0; number < threads_.size(); ++number) {
        const Thread& thread = threads_[number];
        if (thread.state == State::Absent || thread.state == State::Finished) continue;
        const bool assumes = thread.state == State::Blocked && label(number).spin;
        if (thread.state != State::Ready && !assumes) {
            if (thread.state == State::Exited) continue;
            return std::nullopt;
        }
        if (label(number).spin && !spins(number)) return std::nullopt;
        const LabelKind kind = label(number).kind;
        const ThreadState& state = snapshots_[thread.snapshot].state;
        const bool await = (assumes || kind == LabelKind::Await || kind == LabelKind::AwaitRmw) &&
                           !program_.functions[state.frames.back().function].library();
        if (!first || (await && !waiting)) first = number;
        waiting = waiting || await;
    }
    if (!first) return std::nullopt;
    return failure_at(*first,
                      {waiting ? FaultCode::Livelock : FaultCode::Deadlock, label(*first).address, {}});
}

}  // namespace raddle
