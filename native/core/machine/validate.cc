// The checks that let the interpreter trust an image: every register, index, width and target.
#include <string>

#include "machine/program.h"

namespace raddle {
namespace {

class Checker {
  public:
    explicit Checker(const Program& program) : p_(program) {}

    void run() {
        if (p_.entry >= p_.functions.size()) fail("entry function");
        if (p_.functions[p_.entry].params != 0) fail("the entry function takes no arguments");
        for (const Layout& layout : p_.layouts) range(layout.first, layout.count, p_.cells.size(), "layout");
        for (const Cell& cell : p_.cells)
            if (cell.size != 1 && cell.size != 2 && cell.size != 4 && cell.size != 8) fail("cell size");
        for (const TextRef& ref : p_.strings) range(ref.first, ref.length, p_.text.size(), "string");
        for (const AllocaSite& site : p_.allocas)
            if (site.size > kMostAllocated) fail("alloca size");
        for (const SwitchTable& table : p_.switches) {
            range(table.first, table.count, p_.cases.size(), "switch");
            for (u32 i = 1; i < table.count; ++i)
                if (p_.cases[table.first + i - 1].value >= p_.cases[table.first + i].value)
                    fail("switch cases are not sorted");
        }
        for (const WordRange& range : p_.words.ranges) check(range);
        u64 next = 0;
        for (const Function& function : p_.functions) check(function, next);
        if (next != p_.code.size()) fail("functions do not cover the code");
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw ImageError("bad image: " + what + (at_ ? " at instruction " + std::to_string(pc_) : ""));
    }
    void range(u64 first, u64 count, u64 size, const char* what) const {
        if (first > size || count > size - first) fail(what);
    }

    void check(const WordRange& range) const {
        const u64 last = u64{range.word} + u64{range.regions} * range.stride;
        if (range.bits < 2 || range.bits > kOffsetBits || range.regions == 0 || range.stride == 0 ||
            range.slots == 0 || u64{range.slots} << range.bits > range.stride || last > u64{1} << 32 ||
            u64{range.slot} + range.slots > u64{kSlotMask} + 1 ||
            u64{range.region} + range.regions > u64{kMaxThreads} + 1)
            fail("words");
    }

    void check(const Function& function, u64& next) {
        if (function.first != next || function.length == 0) fail("function bounds");
        range(function.first, function.length, p_.code.size(), "function bounds");
        if (function.slots > 0xffff || function.params > function.slots || function.results > 64)
            fail("function registers");
        next += function.length;
        f_ = &function;
        at_ = true;
        for (pc_ = function.first; pc_ < function.first + function.length; ++pc_) check(p_.code[pc_]);
        at_ = false;
    }

    void reg(u64 first, u64 count = 1) const {
        if (first + count > f_->slots) fail("register out of range");
    }
    void target(u64 pc) const {
        if (pc < f_->first || pc >= u64{f_->first} + f_->length) fail("target out of its function");
    }
    void bits(i64 value, i64 most = 64) const {
        if (value < 1 || value > most) fail("width");
    }
    void order(i64 value) const {
        if (value < 0 || value > 5) fail("memory order");
    }
    void size(u64 value, bool wide = true) const {
        if (value != 1 && value != 2 && value != 4 && value != 8 && !(wide && value == 16)) fail("size");
    }
    void index(i64 value, std::size_t limit, const char* what) const {
        if (value < 0 || static_cast<u64>(value) >= limit) fail(what);
    }
    void continues() const {
        if (pc_ + 1 == f_->first + f_->length) fail("control runs off the end");
    }

    void check(const Instruction& i) const;
    void check_memory(const Instruction& i, unsigned registers) const;

    const Program& p_;
    const Function* f_ = nullptr;
    bool at_ = false;
    u32 pc_ = 0;
};

void Checker::check_memory(const Instruction& i, unsigned registers) const {
    continues();
    reg(i.a, registers);
    reg(i.b);
    order((i.imm >> 32) & 0xff);
}

void Checker::check(const Instruction& i) const {
    if (i.op >= kOpcodeCount) fail("unknown opcode");
    const Op op = static_cast<Op>(i.op);
    const auto between = [op](Op first, Op last) { return op >= first && op <= last; };
    const std::string_view name = kOpcodeNames[i.op];

    // The ends of the road, and what has a shape of its own.
    switch (op) {
        case Op::JUMP: return target(static_cast<u64>(i.imm));
        case Op::BRANCH:
            reg(i.b);
            target(static_cast<u64>(i.imm) & 0xffffffff);
            return target(static_cast<u64>(i.imm) >> 32);
        case Op::SWITCH: {
            reg(i.b);
            index(i.imm, p_.switches.size(), "switch");
            const SwitchTable& table = p_.switches[static_cast<std::size_t>(i.imm)];
            target(table.fallback);
            for (u32 k = 0; k < table.count; ++k) target(p_.cases[table.first + k].target);
            return;
        }
        case Op::RET:
            if (i.c != f_->results) fail("result count");
            return reg(i.a, i.c);
        case Op::UNREACHABLE: return;
        case Op::EXIT_THREAD:
        case Op::EXIT: return reg(i.b);
        case Op::ERROR: reg(i.b); return index(i.imm, p_.strings.size(), "string");
        case Op::UNSUPPORTED: return index(i.imm, p_.strings.size(), "string");
        default: break;
    }
    continues();
    switch (op) {
        case Op::MOV2: reg(i.a, 2); return reg(i.b, 2);
        case Op::CONST: return reg(i.a);
        case Op::UNDEF: bits(i.imm); return reg(i.a);
        case Op::SELECT:
        case Op::SELECT2: {
            const u64 n = op == Op::SELECT2 ? 2 : 1;
            reg(i.a, n);
            reg(i.b);
            reg(i.c, n);
            if (i.imm < 0) fail("register out of range");
            return reg(static_cast<u64>(i.imm), n);
        }
        case Op::TRUNC:
        case Op::CLZ:
        case Op::CTZ: bits(i.imm); break;
        case Op::BSWAP:
            if (i.imm != 16 && i.imm != 32 && i.imm != 64 && i.imm != 8) fail("width");
            break;
        case Op::SEXT:
            bits(i.imm & 255);
            bits(i.imm >> 8);
            break;
        case Op::SEXT128:
            bits(i.imm);
            reg(i.a, 2);
            break;
        case Op::FCMP32:
        case Op::FCMP64:
            if (i.imm < 0 || i.imm > 15) fail("comparison");
            reg(i.c);
            break;
        case Op::FPTOSI:
        case Op::FPTOUI:
            if ((i.imm & 255) != 32 && (i.imm & 255) != 64) fail("width");
            bits(i.imm >> 8);
            break;
        case Op::SITOFP:
        case Op::UITOFP:
            if ((i.imm >> 8) != 32 && (i.imm >> 8) != 64) fail("width");
            bits(i.imm & 255);
            break;
        case Op::OFFSET: reg(i.c); break;
        case Op::ALLOCA:
            reg(i.a);
            if (i.b != 0xffff) reg(i.b);
            return index(i.imm, p_.allocas.size(), "alloca");
        case Op::LIFE_START:
        case Op::LIFE_END: return reg(i.b);
        case Op::TLS:
            reg(i.a);
            index(i.imm, p_.globals.size(), "global");
            if (!p_.globals[static_cast<std::size_t>(i.imm)].thread_local_()) fail("global");
            return;
        case Op::LOAD16:
        case Op::STORE16: return check_memory(i, 2);
        case Op::LOADN:
        case Op::STOREN:
            if (i.c < 1 || i.c > 8) fail("size");
            return check_memory(i, 1);
        case Op::RMW: {
            const u64 bytes = static_cast<u64>(i.imm >> 16) & 0xff;
            size(bytes);
            if ((i.imm & 0xff) > 12) fail("operator");
            order((i.imm >> 8) & 0xff);
            reg(i.a, bytes == 16 ? 2 : 1);
            reg(i.c, bytes == 16 ? 2 : 1);
            return reg(i.b);
        }
        case Op::CAS: {
            const u64 bytes = static_cast<u64>(i.imm >> 16) & 0xff;
            size(bytes);
            order(i.imm & 0xff);
            order((i.imm >> 8) & 0xff);
            reg(i.a, bytes == 16 ? 3 : 2);
            reg(i.c, bytes == 16 ? 4 : 2);
            return reg(i.b);
        }
        case Op::FENCE: return order(i.imm);
        case Op::COPY:
            reg(i.a);
            reg(i.b);
            if ((i.imm >> 16) != 0) index((i.imm >> 16) - 1, p_.layouts.size(), "layout");
            return reg(i.c);
        case Op::FILL:
            reg(i.a);
            reg(i.b);
            return reg(i.c);
        case Op::LOOP: return reg(i.a);
        case Op::CALL: {
            index(i.imm, p_.functions.size(), "function");
            const Function& callee = p_.functions[static_cast<std::size_t>(i.imm)];
            if (i.c != 0 && !callee.variadic()) fail("variadic arguments");
            return reg(i.a, u64{callee.params} + i.c);
        }
        case Op::CALLR: reg(i.b); return reg(i.a, (static_cast<u64>(i.imm) & 0xffff) + i.c);
        case Op::SPAWN:
            if (i.imm < 0 || i.imm >= kSpawnWords) fail("arguments of a thread");
            reg(i.c, static_cast<u64>(i.imm) + 1);
            break;
        case Op::DETACH:
        case Op::LOCK:
        case Op::UNLOCK:
        case Op::ASSUME:
        case Op::FREE:
        case Op::VA_START: return reg(i.b);
        case Op::SELF: return reg(i.a);
        case Op::AWAIT:
        case Op::AWAIT_RMW:
            if ((i.imm & 0xff) > 9) fail("predicate");
            size(static_cast<u64>(i.imm >> 8) & 0xff, false);
            order((i.imm >> 16) & 0xff);
            if (op == Op::AWAIT_RMW && ((i.imm >> 24) & 0xff) > 10) fail("operator");
            reg(i.c, op == Op::AWAIT ? 2 : 3);
            break;
        case Op::ALLOCATE:
        case Op::RECYCLE: reg(i.c); break;
        case Op::TEXT_PUT:
        case Op::PRINT: return reg(i.b);
        case Op::TEXT_SIZE: return reg(i.a);
        case Op::TEXT_END: return;
        default: break;
    }
    if (between(Op::LOAD1, Op::STORE8)) return check_memory(i, 1);
    if (between(Op::ADD128, Op::SLE128)) {
        reg(i.a, op >= Op::EQ128 ? 1 : 2);
        reg(i.b, 2);
        const bool shift = op == Op::SHL128 || op == Op::LSHR128 || op == Op::ASHR128;
        return reg(i.c, shift ? 1 : 2);
    }
    // What remains reads b and writes a; the register forms read c as well.
    reg(i.a);
    reg(i.b);
    const bool arithmetic = between(Op::ADD8, Op::XORI) || between(Op::EQ, Op::SGE64I);
    if ((arithmetic && name.back() != 'I') || between(Op::FADD32, Op::FREM64)) reg(i.c);
    if (between(Op::FNEG, Op::FRINT) && i.imm != 32 && i.imm != 64) fail("width");
}

}  // namespace

void validate(const Program& program) {
    Checker(program).run();
}

}  // namespace raddle
