// Instructions that touch many cells: COPY, FILL, VA_START. Each cell of shared memory is one visible
// access, so the thread can stop in the middle; `step` says where it goes on.
#include <algorithm>
#include <cstring>

#include "machine/arithmetic.h"
#include "machine/machine.h"

namespace raddle {
namespace {

// Cells of a block of `size` bytes without a layout: as wide as the alignment allows, at most 8 bytes,
// and ever narrower ones for the rest.
class PlainCells {
  public:
    PlainCells(u64 size, u64 align) : size_(size), width_(std::clamp<u64>(align, 1, 8)) {
        width_ = std::bit_floor(width_);
    }

    u64 count() const { return size_ / width_ + static_cast<u64>(std::popcount(size_ % width_)); }
    Cell at(u64 index) const {
        const u64 whole = size_ / width_;
        if (index < whole) return {static_cast<u32>(index * width_), static_cast<u32>(width_)};
        u64 offset = whole * width_, rest = size_ % width_;
        for (u64 skip = index - whole; skip > 0; --skip) {
            offset += std::bit_floor(rest);
            rest -= std::bit_floor(rest);
        }
        return {static_cast<u32>(offset), static_cast<u32>(std::bit_floor(rest))};
    }

  private:
    u64 size_, width_;
};

}  // namespace

Machine::Step Machine::copy(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    if (t.step == 0 && !in_library(t)) ++bundles_;
    label_ = Label{};
    if (s != nullptr && (s[i.a] | s[i.b] | s[i.c]) != 0) return undefined_use();
    const Address target = r[i.a], source = r[i.b];
    const u64 size = r[i.c];
    if (size == 0) return Step::Next;
    const bool may_overlap = ((i.imm >> 8) & 1) != 0;
    if (size >= (u64{1} << 31)) return fail(FaultCode::OutOfBounds, target, {target, 0, 0, size});
    const bool overlap = target != source && target - source + size - 1 < 2 * size - 1;
    if (overlap && !may_overlap) return fail(FaultCode::Overlap, target, {target, source, size, 0});
    if (t.step == 0) {
        Span from, to;
        const Where where_from = locate(t, source, size, false, from);
        if (where_from == Where::Failed) return Step::Stop;
        const Where where_to = locate(t, target, size, true, to);
        if (where_to == Where::Failed) return Step::Stop;
        if (where_from == Where::Local && where_to == Where::Local) {
            std::memmove(to.writable, from.data, static_cast<std::size_t>(size));
            if (from.undefined == nullptr)
                std::memset(to.undefined, 0, static_cast<std::size_t>(size));
            else
                std::memmove(to.undefined, from.undefined, static_cast<std::size_t>(size));
            return Step::Next;
        }
    }
    const bool down = overlap && target > source;
    const u64 layout = static_cast<u64>(i.imm >> 16);
    const PlainCells plain(size, static_cast<u64>(i.imm & 0xff));
    const Layout* shape = layout != 0 ? &program_.layouts[layout - 1] : nullptr;
    const u64 count = shape != nullptr ? shape->count : plain.count();
    while (t.step < 2 * count) {
        const u64 position = down ? count - 1 - t.step / 2 : t.step / 2;
        const Cell cell = shape != nullptr ? program_.cells[shape->first + position] : plain.at(position);
        if (u64{cell.offset} + cell.size > size) {
            t.step += 2;
            continue;
        }
        const Step step = t.step % 2 == 0 ? load_cell(t, source + cell.offset, cell.size)
                                          : store_cell(t, target + cell.offset, cell.size, t.carried);
        if (step != Step::Next) return step;
    }
    t.step = 0;
    return Step::Next;
}

Machine::Step Machine::fill(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    if (t.step == 0 && !in_library(t)) ++bundles_;
    label_ = Label{};
    if (s != nullptr && (s[i.a] | s[i.c]) != 0) return undefined_use();
    const Address target = r[i.a];
    const u64 size = r[i.c];
    if (size == 0) return Step::Next;
    if (size >= (u64{1} << 31)) return fail(FaultCode::OutOfBounds, target, {target, 0, 0, size});
    const u8 byte = static_cast<u8>(r[i.b]);
    const u8 bits = s == nullptr ? u8{0} : static_cast<u8>(s[i.b]);
    if (t.step == 0) {
        Span to;
        switch (locate(t, target, size, true, to)) {
            case Where::Failed: return Step::Stop;
            case Where::Shared: break;
            case Where::Local:
                std::memset(to.writable, byte, static_cast<std::size_t>(size));
                std::memset(to.undefined, bits, static_cast<std::size_t>(size));
                return Step::Next;
        }
    }
    const PlainCells plain(size, static_cast<u64>(i.imm & 0xff));
    for (const u64 count = plain.count(); t.step < count;) {
        const Cell cell = plain.at(t.step);
        const u64 mask = ones(cell.size * 8), spread = 0x0101010101010101;
        const Step step = store_cell(t, target + cell.offset, cell.size,
                                     Value{(spread * byte) & mask, 0, (spread * bits) & mask, 0});
        if (step != Step::Next) return step;
    }
    t.step = 0;
    return Step::Next;
}

// The list of the x86-64 ABI with its register areas used up: every argument comes from the overflow
// area, eight bytes each, which is the object that holds this call's variadic registers.
Machine::Step Machine::start_varargs(ThreadState& t, const Instruction& i, u64* r, u64* s) {
    label_ = Label{};
    if (s != nullptr && s[i.b] != 0) return undefined_use();
    if (narrow_) {  // a pointer to the words
        const std::optional<u32> word = program_.words.pack(t.frames.back().varargs);
        require(word.has_value(), "variadic arguments without a word");
        const Step step = t.step == 0 ? store_cell(t, r[i.b], 4, Value{*word, 0, 0, 0}) : Step::Next;
        if (step == Step::Next) t.step = 0;
        return step;
    }
    const u64 words[] = {48 | u64{176} << 32, t.frames.back().varargs, 0};
    while (t.step < 3) {
        const Step step = store_cell(t, r[i.b] + u64{8} * t.step, 8, Value{words[t.step], 0, 0, 0});
        if (step != Step::Next) return step;
    }
    t.step = 0;
    return Step::Next;
}

}  // namespace raddle
