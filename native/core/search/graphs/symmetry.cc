#include "search/graphs/symmetry.h"

#include <algorithm>

namespace raddle {
namespace {

bool has(const Program& program, Op op) {
    return std::any_of(program.code.begin(), program.code.end(),
                       [&](const Instruction& i) { return static_cast<Op>(i.op) == op; });
}

// Who is woken, and who is told to have come last at a barrier, depends on numbers of threads.
bool has_ranks(const Program& program) {
    return has(program, Op::WAKE) || std::any_of(program.functions.begin(), program.functions.end(),
                                                 [](const Function& f) { return f.meets(); });
}

bool only_looks(LabelKind kind) {
    return kind == LabelKind::Load || kind == LabelKind::Await || kind == LabelKind::Cas ||
           kind == LabelKind::Fence || kind == LabelKind::Choose;
}

// Of objects, not of threads.
bool ends_life(LabelKind kind) {
    return kind == LabelKind::Free || kind == LabelKind::LifeEnd;
}

bool is_same(const Value& a, const Value& b) {
    return a.low == b.low && a.high == b.high && a.undefined_low == b.undefined_low &&
           a.undefined_high == b.undefined_high;
}

}  // namespace

Symmetry::Symmetry(GraphState& state, const SearchOptions& options) : state_(state) {
    const Program& program = state.program();
    // Who counts final values counts all executions.
    on_ = options.symmetry && options.observe.empty() && state.records_mo() && !state.unordered() &&
          has(program, Op::SPAWN) && !has_ranks(program);
    nameless_.assign(program.functions.size(), kUnknown);
}

// Whether a thread of that function has nothing that is called by its number, nor has what it calls: no
// handle, no memory of its own that others may know, no threads of its own.
bool Symmetry::is_nameless(u32 function, const Value& argument) const {
    const Program& program = state_.program();
    // std::thread's function begins with a call of what it is given.
    const Function& started = program.functions[function];
    const Instruction& first = program.code[started.first];
    if (started.params != 0 && static_cast<Op>(first.op) == Op::CALLR && first.b == 0 &&
        argument.is_defined()) {
        const u32 given = program.function_at(argument.low);
        return given != kNone && is_nameless(given) && is_nameless(function, started.first + 1);
    }
    return is_nameless(function);
}

bool Symmetry::is_nameless(u32 function) const {
    if (nameless_[function] == kUnknown)
        nameless_[function] = is_nameless(function, state_.program().functions[function].first) ? kYes : kNo;
    return nameless_[function] == kYes;
}

bool Symmetry::is_nameless(u32 function, u32 from) const {
    const Program& program = state_.program();
    std::vector<u32> called{function};
    const auto is_harmless = [&](const Instruction& i) {
        switch (static_cast<Op>(i.op)) {
            case Op::SELF:
            case Op::SPAWN:
            case Op::JOIN:
            case Op::DETACH:
            case Op::ALLOCATE:
            case Op::RECYCLE:
            case Op::FREE:
            case Op::TLS:
            case Op::VA_START:
            case Op::CALLR: return false;
            case Op::ALLOCA: {
                const AllocaSite& site = program.allocas[static_cast<std::size_t>(i.imm)];
                return site.is_private() && !site.is_looked_at();
            }
            case Op::CALL:
                if (const u32 callee = static_cast<u32>(i.imm);
                    std::find(called.begin(), called.end(), callee) == called.end())
                    called.push_back(callee);
                return true;
            default: return true;
        }
    };
    bool found = true;
    for (std::size_t next = 0; next < called.size() && found; ++next) {
        const Function& f = program.functions[called[next]];
        const auto code = program.code.begin();
        found = std::all_of(code + (next == 0 ? from : f.first), code + f.first + f.length, is_harmless);
    }
    return found;
}

// The spawn of the same thread that came before, if nothing came in between but plain accesses and ends of
// objects.
EventId Symmetry::spawn_before(u32 thread) const {
    const Graph& g = state_.graph();
    const EventId spawn = g.thread(thread).spawn;
    if (spawn == kNone) return kNone;
    for (u32 index = g[spawn].index; --index > 1;) {
        const EventId id = g.find(g[spawn].thread, index);
        if (g[id].kind == LabelKind::Spawn) return id;
        const bool accesses = g[id].kind == LabelKind::Load || g[id].kind == LabelKind::Store;
        if (!ends_life(g[id].kind) && (!accesses || g[id].atomic)) break;
    }
    return kNone;
}

u32 Symmetry::equal_before(u32 thread) const {
    const EventId before = spawn_before(thread);
    if (before == kNone) return kNone;
    const Label &one = state_.label_of(before), &other = state_.label_of(state_.graph().thread(thread).spawn);
    if (one.function != other.function || !is_same(one.value, other.value) ||
        !is_same(one.expected, other.expected))
        return kNone;
    return is_nameless(one.function, one.value) ? state_.graph()[before].target : kNone;
}

// Nothing was added between the two but beginnings of threads.
bool Symmetry::is_next_to(EventId one, EventId other) const {
    const Graph& g = state_.graph();
    for (EventId id = one + 1; id < other; ++id)
        if (!g[id].begin) return false;
    return one < other;
}

bool Symmetry::has_same_past(u32 one, u32 other, u32 events) const {
    const Graph& g = state_.graph();
    for (u32 index = 2; index <= events; ++index) {
        const EventId a = g.find(one, index), b = g.find(other, index);
        const Event &x = g[a], &y = g[b];
        if (x.writes || y.writes || x.meets || y.meets || !only_looks(x.kind) || x.kind != y.kind ||
            x.pc != y.pc || x.loc != y.loc || x.rf != y.rf || x.choice != y.choice || !is_next_to(a, b))
            return false;
    }
    return true;
}

std::optional<Symmetry::Unit> Symmetry::unit(u32 thread, u32 past) const {
    const Graph& g = state_.graph();
    const std::vector<EventId>& mine = g.thread(thread).events;
    if (mine.size() <= past || mine.size() > past + 2) return std::nullopt;
    Unit found{mine[past], mine.back(), kNone};
    if (found.first != found.last && (!g[found.last].confirms || found.last != found.first + 1))
        return std::nullopt;
    if (g[found.last].writes) found.write = found.last;
    return found;
}

// What its equal has done last, beyond the same past, with nothing added since but what comes from `end` on.
std::optional<Symmetry::Unit> Symmetry::partner(u32 thread, u32 past, EventId end) const {
    const u32 before = equal_before(thread);
    if (before == kNone || past == 0) return std::nullopt;
    const std::optional<Unit> found = unit(before, past);
    if (!found || !is_next_to(found->last, end) || !has_same_past(before, thread, past)) return std::nullopt;
    // What was there before must not know it.
    const Graph& g = state_.graph();
    if (found->write != kNone)
        for (const EventId read : g.location(g[found->write].loc).reads)
            if (read < found->first && g[read].rf == found->write) return std::nullopt;
    return found;
}

u32 Symmetry::follower() const {
    const Graph& g = state_.graph();
    EventId last = g.size();
    while (last > 0 && g[last - 1].begin) --last;
    if (last == 0) return kNone;
    const u32 thread = g[last - 1].thread;
    for (u32 other = 1; other < g.thread_count(); ++other) {
        if (other == thread || equal_before(other) != thread) continue;
        const u32 past = std::max<u32>(1, static_cast<u32>(g.thread(other).events.size()));
        if (unit(thread, past) && has_same_past(thread, other, past)) return other;
    }
    return kNone;
}

u32 Symmetry::place_after(EventId write) const {
    return write == kInit ? 0 : state_.graph().place_of(write) + 1;
}

void Symmetry::sort(u32 thread, std::vector<Alternative>& found, std::size_t first) {
    const Graph& g = state_.graph();
    if (found.size() < first + 2) return;
    const u32 past = static_cast<u32>(g.thread(thread).events.size());
    const std::optional<Unit> other = partner(thread, past, g.size());
    if (!other) return;
    const Event& e = g[other->first];
    const Snapshot& at = state_.snapshot(thread);
    if (e.loc == kNone || e.loc != at.loc || e.meets || state_.locations()[e.loc].mixed) return;
    const u32 read = e.reads ? place_after(e.rf) : 0;
    const u32 written = other->write != kNone ? place_after(other->write) : 0;
    const auto is_needless = [&](const Alternative& a) {
        if (!e.reads) return a.place < written;
        const u32 place = place_after(a.rf);
        // Both would come right behind the same write, or one of them fails.
        return place < read || (place == read && written != 0 && a.choice == e.choice);
    };
    const auto begin = found.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = std::remove_if(begin, found.end(), is_needless);
    has_merged_ = has_merged_ || end != found.end();
    found.erase(end, found.end());
}

bool Symmetry::is_silent(EventId write) {
    const Graph& g = state_.graph();
    const Event& e = g[write];
    const u32 past = e.index - (e.confirms ? 2 : 1);
    const std::optional<Unit> mine = unit(e.thread, past);
    if (!mine || mine->last != write) return false;
    const std::optional<Unit> other = partner(e.thread, past, mine->first);
    if (!other || g[other->first].loc != g[mine->first].loc || g[other->first].pc != g[mine->first].pc ||
        state_.locations()[e.loc].mixed)
        return false;
    const bool follows = e.reads && other->write != kNone && e.rf == other->write;
    has_merged_ = has_merged_ || !follows;
    return !follows;
}

bool Symmetry::is_private(u32 loc, u32 thread) const {
    const Graph& g = state_.graph();
    const auto is_own = [&](EventId id) { return g[id].thread == thread; };
    const LocationState& state = g.location(loc);
    return std::all_of(state.writes.begin(), state.writes.end(), is_own) &&
           std::all_of(state.reads.begin(), state.reads.end(), is_own);
}

bool Symmetry::is_private(Address address, u64 size, u32 thread) const {
    for (u32 loc = 0; loc < state_.locations().size(); ++loc) {
        const Location& location = state_.locations()[loc];
        const bool touches = location.address < address + size && address < location.address + location.size;
        if (touches && !is_private(loc, thread)) return false;
    }
    return true;
}

bool Symmetry::is_private_object(Address object, u32 thread) const {
    for (u32 loc = 0; loc < state_.locations().size(); ++loc)
        if (state_.locations()[loc].object == object && !is_private(loc, thread)) return false;
    return true;
}

bool Symmetry::are_private(u32 thread, EventId from, EventId to) const {
    const Graph& g = state_.graph();
    for (u32 index = g[from].index + 1; index < g[to].index; ++index) {
        const EventId id = g.find(thread, index);
        const bool is_own = ends_life(g[id].kind) ? is_private_object(state_.label_of(id).address, thread)
                                                  : is_private(g[id].loc, thread);
        if (!is_own) return false;
    }
    return true;
}

// Whether the parent waits for all of them before it does anything else, if it waits for one. It may read and
// write their handles in between, where only it looks.
bool Symmetry::joins_together(u32 parent, const std::vector<u32>& equals) {
    const Graph& g = state_.graph();
    std::vector<u32> left = equals;
    const auto joins = [&](const Label& label) {
        const auto at = std::find(left.begin(), left.end(), static_cast<u32>(label.value.low - 1));
        if (label.kind != LabelKind::Join || at == left.end()) return false;
        left.erase(at);
        return true;
    };
    const auto looks = [](const Label& label) {
        return (label.kind == LabelKind::Load || label.kind == LabelKind::Store) && !label.is_atomic();
    };
    for (const EventId id : g.thread(parent).events) {
        if (left.empty()) return true;
        if (g[id].begin || joins(state_.label_of(id)) || left.size() == equals.size()) continue;
        if (!looks(state_.label_of(id)) || !is_private(g[id].loc, parent)) return false;
    }
    // Of those that have ended; they all return the same.
    Value returned;
    for (const u32 one : equals)
        if (g.last(one) != kNone && g[g.last(one)].ended) returned = state_.label(one).value;
    const bool has_begun = left.size() != equals.size();
    if (left.empty() || g[g.last(parent)].last) return left.empty() || !has_begun;
    ahead_ = state_.snapshot(parent).state;
    Label label = state_.snapshot(parent).label;
    if (!joins(label)) {
        if (!has_begun) return true;
        if (!looks(label)) return false;
    }
    // On, as if those that it waits for had ended.
    std::vector<Label> stores;
    while (!left.empty()) {
        Answer answer;
        if (looks(label)) {
            if (!is_private(label.address, label.size, parent)) return false;
            const auto overlaps = [&](const Label& store) {
                return store.address < label.address + label.size &&
                       label.address < store.address + store.size;
            };
            const auto last = std::find_if(stores.rbegin(), stores.rend(), overlaps);
            if (label.kind == LabelKind::Store) {
                stores.push_back(label);
            } else if (last == stores.rend()) {
                answer.value = state_.final_value(label.address, label.size);
            } else if (last->address == label.address && last->size == label.size) {
                answer.value = last->value;
            } else {
                return false;
            }
        } else {
            answer.value = returned;
        }
        state_.machine.resume(ahead_, label, answer);
        label = state_.machine.run(ahead_);
        if (!joins(label) && !looks(label)) return false;
    }
    return true;
}

std::vector<std::vector<u32>> Symmetry::groups() const {
    const Graph& g = state_.graph();
    std::vector<std::vector<u32>> found;
    std::vector<u32> next(g.thread_count(), kNone);
    for (u32 thread = 1; thread < g.thread_count(); ++thread)
        if (const u32 before = equal_before(thread); before != kNone) next[before] = thread;
    for (u32 thread = 1; thread < g.thread_count(); ++thread) {
        if (next[thread] == kNone || equal_before(thread) != kNone) continue;
        found.emplace_back();
        for (u32 one = thread; one != kNone; one = next[one]) found.back().push_back(one);
    }
    return found;
}

bool Symmetry::holds() {
    const Graph& g = state_.graph();
    for (const std::vector<u32>& equals : groups()) {
        const u32 parent = g[g.thread(equals.front()).spawn].thread;
        for (std::size_t i = 1; i < equals.size(); ++i)
            if (!are_private(parent, g.thread(equals[i - 1]).spawn, g.thread(equals[i]).spawn)) return false;
        std::optional<Value> returned;
        for (const u32 one : equals) {
            const ThreadEvents& events = g.thread(one);
            if (events.detach != kNone || (events.join != kNone && g[events.join].thread != parent))
                return false;
            const EventId last = g.last(one);
            if (last == kNone || !g[last].ended) continue;
            const Value& value = state_.label(one).value;
            if (!returned) returned = value;
            if (!is_same(*returned, value)) return false;
        }
        for (u32 other = 0; other < g.thread_count(); ++other) {
            if (other == parent || g.last(other) == kNone) continue;
            const Label& label = state_.label(other);
            if (label.kind != LabelKind::Join && label.kind != LabelKind::Detach) continue;
            if (std::find(equals.begin(), equals.end(), static_cast<u32>(label.value.low - 1)) !=
                equals.end())
                return false;
        }
        if (!joins_together(parent, equals)) return false;
    }
    return true;
}

}  // namespace raddle
