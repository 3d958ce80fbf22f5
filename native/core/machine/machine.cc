#include "machine/machine.h"

#include <algorithm>

#include "machine/arithmetic.h"

namespace raddle {

Machine::Machine(const Program& program, MachineOptions options)
    : program_(program), options_(std::move(options)), code_(program.code) {
    for (const u32 pc : options_.watch) {
        if (pc >= code_.size()) throw std::invalid_argument("watched instruction out of range");
        if (watched_.emplace(pc, code_[pc].op).second) code_[pc].op = static_cast<u16>(Op::WATCH);
    }
}

const Label& Machine::run(ThreadState& t) {
    require(!t.finished && !t.frames.empty(), "running a thread that has ended");
    flush();
    label_ = Label{};
    for (Mode mode = Mode::Untrack; mode != Mode::Label;) {
        mode = t.tracking ? interpret<true>(t) : interpret<false>(t);
        if (mode == Mode::Track) {
            t.start_tracking();
        } else if (t.tracking && !t.any_undefined()) {
            t.tracking = false;
            t.undefined.clear();
        }
    }
    // Registers above the current frame are dead: a snapshot need not copy them.
    if (!t.frames.empty()) {
        const std::size_t top = t.frames.back().top;
        if (top < t.registers.size()) {
            t.registers.resize(top);
            if (t.tracking) t.undefined.resize(top);
        }
    }
    label_.pc = t.pc;
    return label_;
}

Machine::Step Machine::stop(LabelKind kind) {
    label_.kind = kind;
    return Step::Stop;
}

Machine::Step Machine::fail(const Fault& fault) {
    label_.kind = LabelKind::Fault;
    label_.fault = fault;
    return Step::Stop;
}

Machine::Step Machine::fail(FaultCode code, Address address, std::array<u64, 4> numbers) {
    return fail(Fault{code, address, numbers});
}

Machine::Step Machine::undefined_use(Address address) {
    return fail(FaultCode::Uninitialised, address);
}

Machine::Step Machine::loop(ThreadState& t, const Instruction& i, u64* r) {
    // Called when a limit may have been reached; the fast path has already counted.
    label_ = Label{};
    const u32 id = static_cast<u32>(i.imm);
    if (options_.unroll != 0 && i.c == 0 && ++r[i.a] > options_.unroll) {
        label_.number = id;
        return stop(LabelKind::Cut);
    }
    if (t.seen_visible) {
        t.seen_visible = false;
        if (++t.idle_iterations >= options_.idle_limit) {
            label_.number = id;
            label_.count = t.idle_iterations;
            return stop(LabelKind::Idle);
        }
    }
    if (t.local_iterations >= options_.local_limit) {
        label_.number = id;
        label_.count = t.local_iterations;
        t.local_iterations = 0;
        return stop(LabelKind::Local);
    }
    return Step::Next;
}

StackObject* Machine::ending_object(ThreadState& t, u32 first) {
    for (std::size_t i = t.stack.size(); i-- > first;)
        if (t.stack[i].live && !t.stack[i].is_private) return &t.stack[i];
    return nullptr;
}

bool Machine::enter(ThreadState& t, u32 function, u32 window, u32 variadic) {
    const Function& callee = program_.functions[function];
    if (callee.library() && !in_library(t)) ++bundles_;
    const u32 base = t.base() + window;
    const u64 top = u64{base} + std::max({callee.slots, callee.results, callee.params + variadic}) + 2;
    if (top * 8 + t.stack_bytes > kStackLimit || ++t.local_iterations > options_.local_limit) {
        if (top * 8 + t.stack_bytes > kStackLimit) {
            fail(FaultCode::StackOverflow, 0, {top * 8 + t.stack_bytes, kStackLimit, 0, 0});
        } else {
            label_.number = Program::kNone;
            label_.count = t.local_iterations;
            t.local_iterations = 0;
            stop(LabelKind::Local);
        }
        return false;
    }
    if (top > t.registers.size()) {
        t.registers.resize(static_cast<std::size_t>(top) + 64);
        if (t.tracking) t.undefined.resize(t.registers.size());
    }
    Frame frame{};
    frame.function = function;
    frame.call_pc = t.pc;
    frame.base = base;
    frame.top = std::max(t.frames.back().top, static_cast<u32>(top));
    frame.objects = static_cast<u32>(t.stack.size());
    frame.arena = static_cast<u32>(t.arena.size());
    frame.variadic = variadic;
    frame.stack_bytes = t.stack_bytes;
    if (variadic != 0) {
        const u64* values = t.registers.data() + base + callee.params;
        const unsigned width = narrow_ ? 4 : 8;
        const std::optional<Address> varargs = new_stack_object(t, u64{variadic} * width, true, t.pc);
        if (!varargs) return false;
        const StackObject& object = t.stack.back();
        for (u32 k = 0; k < variadic; ++k) {
            for (unsigned byte = 0; byte < width; ++byte) {
                const std::size_t at = object.arena + k * width + byte;
                t.arena[at] = static_cast<u8>(values[k] >> (byte * 8));
                t.arena_undefined[at] =
                    t.tracking ? static_cast<u8>(t.undefined[base + callee.params + k] >> (byte * 8)) : u8{0};
            }
        }
        frame.varargs = *varargs;
    }
    if (t.tracking)
        std::fill(t.undefined.begin() + base + callee.params, t.undefined.begin() + base + callee.slots, 0);
    t.frames.push_back(frame);
    return true;
}

bool Machine::return_(ThreadState& t, const Instruction& i) {
    const Frame frame = t.frames.back();
    if (t.stack.size() > frame.objects) {
        if (const StackObject* object = ending_object(t, frame.objects)) {
            label_ = Label{};
            label_.address = thread_address(t.number, object->slot);
            label_.size = object->size;
            stop(LabelKind::LifeEnd);
            return false;
        }
        for (std::size_t k = frame.objects; k < t.stack.size(); ++k) forget(t, t.stack[k]);
        t.stack.resize(frame.objects, StackObject{});
        t.arena.resize(frame.arena);
        t.arena_undefined.resize(frame.arena);
        t.stack_bytes = frame.stack_bytes;
    }
    const u64* from = t.registers.data() + frame.base + i.a;
    u64* to = t.registers.data() + frame.base;
    if (t.frames.size() == 1) {
        label_ = Label{};
        if (i.c != 0) {
            label_.value.low = from[0];
            if (program_.functions[frame.function].gives_word())
                label_.value.low = program_.words.unpack(static_cast<u32>(from[0]));
            if (t.tracking) label_.value.undefined_low = t.undefined[frame.base + i.a];
        } else {
            label_.value.undefined_low = ~u64{0};  // a thread function that returns nothing
        }
        t.finished = true;
        stop(LabelKind::Finished);
        return false;
    }
    for (unsigned k = 0; k < i.c; ++k) to[k] = from[k];
    if (t.tracking) {
        u64* const bits = t.undefined.data() + frame.base;
        for (unsigned k = 0; k < i.c; ++k) bits[k] = bits[i.a + k];
        // What the callee leaves behind is dead, and must not keep the tracking alive.
        std::fill(bits + i.c, bits + std::max<u32>(i.c, program_.functions[frame.function].slots), 0);
    }
    t.pc = frame.call_pc + 1;
    t.frames.pop_back();
    // The library calls a program's function by the type that it should have. One that returns nothing is
    // common among thread functions; then what it returned is undefined.
    const Instruction& call = program_.code[frame.call_pc];
    if (i.c == 0 && static_cast<Op>(call.op) == Op::CALLR && ((call.imm >> 16) & 0xffff) != 0) [[unlikely]] {
        t.start_tracking();
        t.registers[frame.base] = 0;
        t.undefined[frame.base] = ~u64{0};
    }
    return true;
}

void Machine::log(const ThreadState& t, Address address, u64 size, ObjectKind kind) {
    if (log_ != nullptr) log_->push_back({address, size, kind, t.pc_stack(), t.number});
}

namespace {

bool has_effect(const Label& label, const Answer& answer) {
    switch (label.kind) {
        case LabelKind::Load:
        case LabelKind::Await:
        case LabelKind::Choose: return false;
        case LabelKind::Cas:
        case LabelKind::Trylock: return answer.success;
        case LabelKind::Wake: return answer.value.low != 0;
        default: return true;
    }
}

}  // namespace

void Machine::resume(ThreadState& t, const Label& label, const Answer& answer) {
    const u16 raw = code_[t.pc].op;
    const Op op =
        raw == static_cast<u16>(Op::WATCH) ? static_cast<Op>(watched_.at(t.pc)) : static_cast<Op>(raw);
    const Instruction& i = code_[t.pc];
    if (is_visible(label.kind)) {
        t.local_iterations = 0;
        t.seen_visible = true;
        if (has_effect(label, answer)) t.idle_iterations = 0;
    }
    const auto set = [&](u32 reg, u64 value, u64 undefined) {
        const std::size_t at = t.base() + reg;
        t.registers[at] = value;
        if (undefined != 0) t.start_tracking();
        if (t.tracking) t.undefined[at] = undefined;
    };
    if (label.kind == LabelKind::LifeEnd) {
        if (op == Op::LIFE_END) {
            const StackObject* found = t.find_stack(slot_of(label.address));
            require(found != nullptr, "end of an object that is not there");
            t.stack[static_cast<std::size_t>(found - t.stack.data())].live = false;
            ++t.pc;
        } else {
            StackObject* object = ending_object(t, op == Op::RET ? t.frames.back().objects : 0);
            require(object != nullptr, "end of an object that is not there");
            object->live = false;
        }
        return;
    }
    switch (op) {
        case Op::COPY:
        case Op::FILL:
        case Op::VA_START:
            t.carried = answer.value;
            ++t.step;
            return;  // the instruction goes on where it was
        case Op::LOAD16:
        case Op::RMW:
            set(i.a, answer.value.low, answer.value.undefined_low);
            if (op == Op::LOAD16 || label.size == 16)
                set(i.a + 1u, answer.value.high, answer.value.undefined_high);
            break;
        case Op::CAS:
            set(i.a, answer.value.low, answer.value.undefined_low);
            if (label.size == 16) set(i.a + 1u, answer.value.high, answer.value.undefined_high);
            set(i.a + (label.size == 16 ? 2u : 1u), answer.success ? 1 : 0, 0);
            break;
        case Op::TRYLOCK: set(i.a, answer.success ? 1 : 0, 0); break;
        case Op::LOAD1:
        case Op::LOAD2:
        case Op::LOAD4:
        case Op::LOAD8:
        case Op::LOADN:
        case Op::SPAWN:
        case Op::JOIN:
        case Op::AWAIT:
        case Op::AWAIT_RMW:
        case Op::WAKE:
        case Op::CHOOSE:
        case Op::SIZE_OF: set(i.a, answer.value.low, answer.value.undefined_low); break;
        default: break;
    }
    if (op == Op::SPAWN) ++t.spawned;
    if (op == Op::PRINT) t.text.clear();
    ++t.pc;
}

}  // namespace raddle
