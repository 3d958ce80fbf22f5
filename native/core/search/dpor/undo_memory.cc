#include "search/dpor/undo_memory.h"

#include <algorithm>
#include <cstring>

namespace raddle {
namespace {

void put(std::vector<u8>& bytes, u64 offset, u64 size, u64 low, u64 high) {
    std::memcpy(bytes.data() + offset, &low, static_cast<std::size_t>(std::min<u64>(size, 8)));
    if (size > 8) std::memcpy(bytes.data() + offset + 8, &high, static_cast<std::size_t>(size - 8));
}

void get(const std::vector<u8>& bytes, u64 offset, u64 size, u64& low, u64& high) {
    std::memcpy(&low, bytes.data() + offset, static_cast<std::size_t>(std::min<u64>(size, 8)));
    if (size > 8) std::memcpy(&high, bytes.data() + offset + 8, static_cast<std::size_t>(size - 8));
}

}  // namespace

UndoMemory::Object UndoMemory::fresh(const ObjectView& view) const {
    Object object;
    object.generation = view.generation;
    object.size = view.size;
    object.zeroed = view.zeroed;
    const std::size_t size = static_cast<std::size_t>(view.size);
    if (view.global != Program::kNone) {
        const u8* const first = program_.data.data() + program_.globals[view.global].data;
        object.bytes.assign(first, first + size);
        object.undefined.assign(size, 0);
    } else {
        object.bytes.assign(size, 0);
        object.undefined.assign(size, view.zeroed ? u8{0} : u8{0xff});
    }
    return object;
}

u32 UndoMemory::open(const ObjectView& view) {
    const auto [found, made] = numbers_.try_emplace(view.base, static_cast<u32>(objects_.size()));
    const u32 number = found->second;
    if (made) {
        objects_.push_back(fresh(view));
        return number;
    }
    Object& object = objects_[number];
    if (object.generation != view.generation || object.size != view.size || object.zeroed != view.zeroed) {
        lives_.push_back(std::move(object));
        object = fresh(view);
        changes_.push_back({Change::Kind::Life, number, 0, 0, {}});
    }
    return number;
}

Value UndoMemory::load(u32 number, u64 offset, u64 size) const {
    const Object& object = objects_[number];
    Value value;
    get(object.bytes, offset, size, value.low, value.high);
    get(object.undefined, offset, size, value.undefined_low, value.undefined_high);
    return value;
}

void UndoMemory::store(u32 number, u64 offset, u64 size, const Value& value) {
    changes_.push_back(
        {Change::Kind::Bytes, number, static_cast<u32>(size), offset, load(number, offset, size)});
    Object& object = objects_[number];
    put(object.bytes, offset, size, value.low, value.high);
    put(object.undefined, offset, size, value.undefined_low, value.undefined_high);
}

void UndoMemory::free(u32 number) {
    objects_[number].freed = true;
    changes_.push_back({Change::Kind::Free, number, 0, 0, {}});
}

void UndoMemory::reset(std::size_t mark) {
    while (changes_.size() > mark) {
        const Change& change = changes_.back();
        Object& object = objects_[change.object];
        switch (change.kind) {
            case Change::Kind::Bytes:
                put(object.bytes, change.offset, change.size, change.old.low, change.old.high);
                put(object.undefined, change.offset, change.size, change.old.undefined_low,
                    change.old.undefined_high);
                break;
            case Change::Kind::Free: object.freed = false; break;
            case Change::Kind::Life:
                object = std::move(lives_.back());
                lives_.pop_back();
                break;
        }
        changes_.pop_back();
    }
}

}  // namespace raddle
