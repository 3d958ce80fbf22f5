#include "search/spinning.h"

#include <algorithm>

#include "machine/arithmetic.h"
#include "machine/semantics.h"

namespace raddle {
namespace {

// What may be made again and again without a change.
bool is_read(LabelKind kind) {
    switch (kind) {
        case LabelKind::Load:
        case LabelKind::Rmw:
        case LabelKind::Cas:
        case LabelKind::Await:
        case LabelKind::AwaitRmw:
        case LabelKind::Trylock: return true;
        default: return false;
    }
}

constexpr u32 kMaxSteps = 10'000, kMaxStops = 16;

}  // namespace

bool looks_while_waiting(const Label& label) {
    return label.kind == LabelKind::Await || label.kind == LabelKind::AwaitRmw;
}

bool waiting_writes(const Label& label) {
    return label.spin && label.kind == LabelKind::AwaitRmw &&
           (label.op != static_cast<u8>(RmwOp::Xchg) || label.predicate != static_cast<u8>(Predicate::Eq));
}

Stored compare_stores(const Label& past, bool is_atomic, bool writes, const Label& now) {
    if (past.kind == LabelKind::Store && !is_atomic) {
        if (past.address >= now.address + now.size || now.address >= past.address + past.size)
            return Stored::Unknown;
        const bool same = past.address == now.address && past.size == now.size &&
                          past.value.low == now.value.low && past.value.high == now.value.high &&
                          past.value.undefined_low == now.value.undefined_low &&
                          past.value.undefined_high == now.value.undefined_high;
        return same ? Stored::Same : Stored::Other;
    }
    const bool reads = past.kind == LabelKind::Load || past.kind == LabelKind::Cas;
    return reads && !writes ? Stored::Unknown : Stored::Other;
}

bool Spinner::fails_in_vain(const Program& program, const ThreadState& state, const Label& label,
                            const HasStored& has_stored) {
    if (!machine_) machine_ = std::make_unique<Machine>(program, MachineOptions{});
    ThreadState thread = state;
    Answer answer;
    answer.value = label.expected;
    answer.success = false;
    machine_->resume(thread, label, answer);
    for (u32 stops = 0; stops < kMaxStops; ++stops) {
        const Label at = machine_->run(thread);
        if (at.kind == LabelKind::Cas) return at.pc == label.pc && thread.goes_on_like(program, state);
        if (at.kind != LabelKind::Store || at.is_atomic() || !has_stored(at)) return false;
        machine_->resume(thread, at, Answer{});
    }
    return false;
}

bool Spinner::spins_for_ever(const Program& program, const ThreadState& state, const Label& label,
                             const FinalValue& final_value) {
    if (!machine_) machine_ = std::make_unique<Machine>(program, MachineOptions{});
    Machine& machine = *machine_;
    ThreadState thread = state;
    Label at = label;
    // What it has stored since it began to wait.
    struct Kept {
        Address address;
        u64 size;
        Value value;
        bool operator==(const Kept&) const = default;
    };
    std::vector<Kept> stored;
    const auto is_there = [&](const Kept& kept) {
        return kept.address == at.address && kept.size == at.size;
    };
    const auto overlaps = [&](const Kept& kept) {
        return at.address < kept.address + kept.size && kept.address < at.address + at.size;
    };
    // Where it had to wait: back there, does it stand as it did before?
    struct Stop {
        u32 pc;
        std::vector<u64> registers;
        std::vector<Kept> stored;
    };
    std::vector<Stop> stops;
    const auto returns = [&] {
        for (const Stop& stop : stops)
            if (stop.pc == at.pc && stop.registers == thread.registers && stop.stored == stored) return true;
        stops.push_back({at.pc, thread.registers, stored});
        return false;
    };
    u32 held = 0;
    for (u32 steps = 0; steps < kMaxSteps; ++steps) {
        Answer answer;
        if (at.kind == LabelKind::Blocked) {
            if (!at.spin || held != 0) return false;
            if (returns()) return true;
        } else if (at.kind == LabelKind::Store && !at.is_atomic()) {
            const auto there = std::find_if(stored.begin(), stored.end(), is_there);
            if (there != stored.end())
                there->value = at.value;
            else
                stored.push_back({at.address, at.size, at.value});
        } else if (at.kind == LabelKind::Lock) {
            // It may take what is free, and gives it back before it waits: a turn keeps nothing.
            Label word = at;
            word.size = 8;
            const std::optional<Value> value = final_value(word);
            if (!value || !value->is_defined()) return false;
            const Effect done = effect(at, thread.number, 0, *value);
            if (done.blocked) return true;
            if (done.fault != FaultCode::None) return false;
            ++held;
        } else if (at.kind == LabelKind::Unlock && held != 0) {
            --held;
        } else if (at.kind != LabelKind::Fence && at.kind != LabelKind::Print) {
            if (!is_read(at.kind)) return false;
            const auto count = std::count_if(stored.begin(), stored.end(), overlaps);
            const auto there = std::find_if(stored.begin(), stored.end(), is_there);
            std::optional<Value> value;
            if (count == 0)
                value = final_value(at);
            else if (count == 1 && there != stored.end() && at.kind == LabelKind::Load)
                value = there->value;
            if (!value || !value->is_defined()) return false;
            answer.value = *value;
            const Effect done = effect(at, thread.number, 0, *value);
            const bool same = done.written.low == value->low && done.written.high == value->high;
            if (done.blocked && !at.spin) return true;
            if (done.blocked && returns()) return true;
            // What changes memory is no waiting.
            if (done.writes && (at.kind != LabelKind::Rmw || !same)) return false;
        }
        if (stops.size() > kMaxStops) return false;
        machine.resume(thread, at, answer);
        at = machine.run(thread);
    }
    return false;
}

}  // namespace raddle
