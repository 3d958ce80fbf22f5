#include "machine/program.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace raddle {
namespace {

constexpr char kMagic[8] = {'R', 'A', 'D', 'D', 'L', 'E', '\0', '\1'};
constexpr u32 kMaxGlobalSlots = kFirstFixedSlot;
constexpr u64 kWords = u64{1} << 32;
constexpr u64 kTop = kWords - kSlotBytes;  // from here on words are negative numbers

class Reader {
  public:
    explicit Reader(std::span<const u8> bytes) : rest_(bytes) {}

    template <typename T>
    T value() {
        T result;
        take(&result, sizeof result);
        return result;
    }

    template <typename T>
    std::vector<T> section(const char* name) {
        static_assert(std::is_trivially_copyable_v<T>);
        const u64 count = value<u64>();
        if (count > rest_.size() / sizeof(T)) throw ImageError(std::string("section cut short: ") + name);
        std::vector<T> records(static_cast<std::size_t>(count));
        if (count != 0) take(records.data(), records.size() * sizeof(T));
        return records;
    }

    bool done() const { return rest_.empty(); }

  private:
    void take(void* target, std::size_t size) {
        if (size > rest_.size()) throw ImageError("image cut short");
        std::memcpy(target, rest_.data(), size);
        rest_ = rest_.subspan(size);
    }

    std::span<const u8> rest_;
};

}  // namespace

Program Program::load(std::span<const u8> bytes) {
    Reader reader(bytes);
    for (const char expected : kMagic)
        if (reader.value<char>() != expected) throw ImageError("not a raddle image");
    Program program;
    program.entry = reader.value<u32>();
    program.most_threads = reader.value<u32>();
    if (program.most_threads == 0 || program.most_threads > kMaxThreads)
        throw ImageError("the image has a bad number of threads");
    program.code = reader.section<Instruction>("instructions");
    program.functions = reader.section<Function>("functions");
    program.allocas = reader.section<AllocaSite>("allocas");
    program.layouts = reader.section<Layout>("layouts");
    program.cells = reader.section<Cell>("cells");
    program.switches = reader.section<SwitchTable>("switches");
    program.cases = reader.section<SwitchCase>("cases");
    program.globals = reader.section<Global>("globals");
    program.data = reader.section<u8>("data");
    program.strings = reader.section<TextRef>("strings");
    program.text = reader.section<char>("text");
    program.words.ranges = reader.section<WordRange>("words");
    if (!reader.done()) throw ImageError("trailing bytes in the image");
    program.index_globals();
    program.recycles = std::any_of(program.code.begin(), program.code.end(), [](const Instruction& i) {
        return i.op == static_cast<u16>(Op::RECYCLE);
    });
    validate(program);
    return program;
}

void Program::index_globals() {
    tls_arena.assign(globals.size(), 0);
    for (u32 index = 0; index < globals.size(); ++index) {
        const Global& global = globals[index];
        if (global.data > data.size() || global.size > data.size() - global.data)
            throw ImageError("global data out of range");
        if (global.address % kSlotBytes != 0 || global.address >= make_address(1, 0))
            throw ImageError("global at a bad address");
        const u64 slot = slot_of(global.address);
        const u64 end = slot + std::max<u64>(1, (global.size + kSlotBytes - 1) / kSlotBytes);
        const bool local = global.thread_local_();
        const u64 first = local ? kFirstFixedSlot : kFirstGlobalSlot;
        if (slot < first || end > (local ? u64{kSlotMask} + 1 : u64{kMaxGlobalSlots}))
            throw ImageError("global in the wrong slots");
        std::vector<u32>& owners = local ? tls_of_slot_ : global_of_slot_;
        if (owners.size() < end - first) owners.resize(static_cast<std::size_t>(end - first), kNone);
        for (u64 i = slot - first; i < end - first; ++i) {
            if (owners[i] != kNone) throw ImageError("globals overlap");
            owners[i] = index;
        }
        if (local && global.is_private()) {
            tls_arena[index] = tls_arena_bytes;
            if (global.size > (u64{1} << 24)) throw ImageError("thread-local too large");
            tls_arena_bytes += static_cast<u32>((global.size + 15) & ~u64{15});
        }
    }
}

u32 Program::global_at(Address address) const {
    const u32 slot = slot_of(address);
    if (region_of(address) != 0 || slot < kFirstGlobalSlot) return kNone;
    const u32 index = slot - kFirstGlobalSlot;
    return index < global_of_slot_.size() ? global_of_slot_[index] : kNone;
}

u32 Program::thread_local_at(u32 slot) const {
    if (slot < kFirstFixedSlot) return kNone;
    const u32 index = slot - kFirstFixedSlot;
    return index < tls_of_slot_.size() ? tls_of_slot_[index] : kNone;
}

u32 Program::function_at(Address address) const {
    if (address < function_address(0)) return kNone;
    const u64 distance = address - function_address(0);
    if (distance % 16 != 0 || distance / 16 >= functions.size()) return kNone;
    return static_cast<u32>(distance / 16);
}

u32 Program::function_of_pc(u32 pc) const {
    const auto after = std::upper_bound(functions.begin(), functions.end(), pc,
                                        [](u32 value, const Function& f) { return value < f.first; });
    require(after != functions.begin(), "instruction outside of every function");
    return static_cast<u32>(after - functions.begin() - 1);
}

std::string_view Program::string(u64 index) const {
    require(index < strings.size(), "string index");
    return {text.data() + strings[index].first, strings[index].length};
}

Address Words::unpack(u32 word) const {
    if (word >= kTop) return ~u64{0} << 32 | word;
    for (const WordRange& range : ranges) {
        const u32 distance = word - range.word;
        if (word < range.word || distance / range.stride >= range.regions) continue;
        const u32 region = distance / range.stride, rest = distance % range.stride;
        if (rest >> range.bits >= range.slots) continue;
        u64 offset = rest & ((u32{1} << range.bits) - 1);
        if (!range.joined() && offset >= u64{3} << (range.bits - 2))
            offset += kSlotBytes - (u64{1} << range.bits);
        return make_address(range.region + region, range.slot + (rest >> range.bits), offset);
    }
    return kAddressLimit + word;
}

std::optional<u32> Words::pack(Address address) const {
    if (address >= ~u64{0} - kSlotBytes + 1) return static_cast<u32>(address);
    u64 word = kWords;
    if (address >= kAddressLimit) {
        word = address - kAddressLimit;
    } else {
        const u32 region = region_of(address), slot = slot_of(address);
        for (const WordRange& range : ranges) {
            if (!range.has(region, slot)) continue;
            u64 offset = offset_of(address);
            if (offset >= kSlotBytes - (u64{1} << (range.bits - 2)))  // before the next slot
                offset -= kSlotBytes - (u64{1} << range.bits);
            word = u64{range.word} + u64{region - range.region} * range.stride +
                   (u64{slot - range.slot} << range.bits) + offset;
            break;
        }
    }
    if (word >= kWords || unpack(static_cast<u32>(word)) != address) return std::nullopt;
    return static_cast<u32>(word);
}

const WordRange* Words::room(u32 thread, bool heap, u64 size, u32& number) const {
    number = heap ? kKinds : 0;
    for (const WordRange& range : ranges) {
        const bool of_heap = range.slot >= kFirstHeapSlot;
        if (thread + 1 - range.region >= range.regions || range.region == 0 || of_heap != heap ||
            range.slot >= kFirstFixedSlot)
            continue;
        if (range.holds(size)) return &range;
        ++number;
    }
    return nullptr;
}

}  // namespace raddle
