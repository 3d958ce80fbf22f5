// How the path ends: errors of the program under test, the steps that lead to them, the name of the class.
#include <algorithm>

#include "machine/c_string.h"
#include "search/dpor/dpor_path.h"
#include "search/mixed.h"

namespace raddle {

Failure DporPath::failure_at(u32 thread, const Fault& fault) const {
    Failure failure;
    failure.code = fault.code;
    failure.kind = kFaultKinds[static_cast<std::size_t>(fault.code)];
    failure.thread = thread;
    failure.stack = snapshots_[threads_[thread].snapshot].state.pc_stack();
    failure.address = fault.address;
    failure.numbers = fault.numbers;
    return failure;
}

// The instruction of the event that an error has to do with, besides the one that shows it.
u32 DporPath::partner_of(const Fault& fault) const {
    const auto is_partner = [&](const DporEvent& event) {
        if (event.footprint.place == kNowhere || !event.counts) return false;
        const Address address = places[event.footprint.place].address;
        switch (fault.code) {
            case FaultCode::UseAfterFree: return event.kind == LabelKind::Free && address == fault.numbers[0];
            case FaultCode::DoubleFree:
            case FaultCode::InvalidFree: return event.kind == LabelKind::Free && address == fault.numbers[0];
            case FaultCode::UseAfterScope:
            case FaultCode::UseAfterReturn:
                return event.kind == LabelKind::LifeEnd && address == fault.numbers[0];
            default: return false;
        }
    };
    for (u32 i = size(); i-- > 0;)
        if (is_partner(path_[i])) return path_[i].pc;
    return Program::kNone;
}

void DporPath::fail(u32 thread, u32 event, const Fault& fault) {
    PathError error;
    error.failure = failure_at(thread, fault);
    error.failure.partner = partner_of(fault);
    error.event = event;
    const Label& at = label(thread);
    if (fault.code == FaultCode::Error) {
        error.failure.kind = std::string(program_.string(at.number));
        class View : public ByteReader {
          public:
            View(DporPath& path, u32 number) : path_(path), number_(number) {}
            Fault read(Address address, u8& byte, u8& undefined) const override {
                return path_.read_byte(number_, address, byte, undefined);
            }

          private:
            DporPath& path_;
            u32 number_;
        };
        error.failure.text = read_string(View(*this, thread), fault.address);
    }
    threads_[thread].state = State::Failed;
    report(std::move(error));
}

void DporPath::report(PathError error) {
    // Before the first event there is nothing but this error.
    if (error.event != kNowhere && is_behind_error(error.event)) return;
    if (error.event != kNowhere) erroneous_.push_back({error.event});
    errors.push_back(std::move(error));
}

bool DporPath::is_behind_error(u32 event) const {
    return std::any_of(erroneous_.begin(), erroneous_.end(),
                       [&](const Erroneous& earlier) { return is_behind(earlier, event, event); });
}

bool DporPath::has_failed() const {
    return std::any_of(threads_.begin(), threads_.end(),
                       [](const Thread& thread) { return thread.state == State::Failed; });
}

bool DporPath::is_blocked() const {
    return std::any_of(threads_.begin(), threads_.end(), [&](const Thread& thread) {
        const bool spins = thread.state == State::Blocked && snapshots_[thread.snapshot].label.spin;
        return (thread.state == State::Blocked && !spins) || thread.state == State::Cut ||
               ((thread.state == State::Ready || spins) && !exited_);
    });
}

u64 DporPath::class_hash() const {
    u64 total = 0;
    for (u32 i = 0; i < size(); ++i) {
        u64 hash = mixed(mixed(u64{path_[i].thread} << 32 | path_[i].index) + path_[i].choice);
        for (u32 thread = 0; thread < threads_.size(); ++thread)
            if (const u32 count = order_[i * stride_ + thread]; count != 0)
                hash = mixed(hash * 3 + (u64{thread} << 32 | count));
        total += hash;
    }
    return total;
}

Schedule DporPath::whole_schedule() const {
    Schedule result;
    result.threads = table.entries();
    for (const DporEvent& event : path_)
        if (event.kind != LabelKind::Finished) result.steps.push_back({event.thread, event.choice});
    return result;
}

bool DporPath::commutes() const {
    return std::any_of(path_.begin(), path_.end(),
                       [](const DporEvent& event) { return event.footprint.touch > Touch::Write; });
}

Schedule DporPath::schedule(const PathError& error, u32 way) const {
    Schedule result;
    result.threads = table.entries();
    const u32 end = error.event, partner = error.partner;
    if (end == kNowhere) return result;
    std::vector<bool> added(size());
    const auto add = [&](u32 event) {
        if (!added[event] && path_[event].kind != LabelKind::Finished)
            result.steps.push_back({path_[event].thread, path_[event].choice});
        added[event] = true;
    };
    const auto synchronised = [&](u32 first, u32 second) {
        return sync_[second * stride_ + path_[first].thread] >= path_[first].index;
    };
    // What the later access of a race needs comes first (way 1, 2), then the partner with what it needs.
    // What only the partner led to is left out (way 2).
    const auto is_out = [&](u32 event) {
        return way == 2 && event != partner && synchronised(partner, event);
    };
    if (way != 0) {
        std::vector<bool> needed(size());
        for (u32 i = end; i-- > 0;) {
            if (i == partner || is_out(i)) continue;
            needed[i] = synchronised(i, end);
            for (u32 later = i + 1; later < end && !needed[i]; ++later)
                needed[i] = needed[later] && is_before(i, later);
        }
        for (u32 i = 0; i < end; ++i)
            if (needed[i] && !is_before(partner, i)) add(i);
    }
    if (partner != kNowhere)
        for (u32 i = 0; i <= partner; ++i)
            if (is_before(i, partner)) add(i);
    for (u32 i = 0; i <= end; ++i)
        if (is_before(i, end) && !(i < end && is_out(i))) add(i);
    return result;
}

}  // namespace raddle
