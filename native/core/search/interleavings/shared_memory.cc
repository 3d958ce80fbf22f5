#include "search/interleavings/shared_memory.h"

#include <algorithm>
#include <cstring>

namespace raddle {
namespace {

SharedMemory::Object fresh(const Program& program, const ObjectView& view) {
    SharedMemory::Object object;
    object.generation = view.generation;
    const std::size_t size = static_cast<std::size_t>(view.size);
    if (view.global != Program::kNone) {
        const u8* const first = program.data.data() + program.globals[view.global].data;
        object.bytes.assign(first, first + size);
        object.undefined.assign(size, 0);
    } else {
        object.bytes.assign(size, 0);
        object.undefined.assign(size, view.zeroed ? u8{0} : u8{0xff});
    }
    return object;
}

Value load_from(const SharedMemory::Object& object, u64 offset, u64 size) {
    Value value;
    const std::size_t first = static_cast<std::size_t>(std::min<u64>(size, 8));
    std::memcpy(&value.low, object.bytes.data() + offset, first);
    std::memcpy(&value.undefined_low, object.undefined.data() + offset, first);
    if (size > 8) {
        const std::size_t rest = static_cast<std::size_t>(size - 8);
        std::memcpy(&value.high, object.bytes.data() + offset + 8, rest);
        std::memcpy(&value.undefined_high, object.undefined.data() + offset + 8, rest);
    }
    return value;
}

}  // namespace

const SharedMemory::Object* SharedMemory::find(const ObjectView& view) const {
    const auto found = objects_.find(view.base);
    return found == objects_.end() || found->second->generation != view.generation ? nullptr
                                                                                   : &*found->second;
}

bool SharedMemory::is_freed(const ObjectView& view) const {
    const Object* object = find(view);
    return object != nullptr && object->freed;
}

SharedMemory::Object& SharedMemory::open(const Program& program, const ObjectView& view) {
    Cow<Object>& object = objects_[view.base];
    if (!object || object->generation != view.generation) object = Cow<Object>(fresh(program, view));
    return object.write();
}

Value SharedMemory::load(const Program& program, const ObjectView& view, Address address, u64 size) const {
    const Object* object = find(view);
    const u64 offset = address - view.base;
    return object != nullptr ? load_from(*object, offset, size) : initial_value(program, view, offset, size);
}

void SharedMemory::store(const Program& program, const ObjectView& view, Address address, u64 size,
                         const Value& value) {
    Object& object = open(program, view);
    const u64 offset = address - view.base;
    const std::size_t first = static_cast<std::size_t>(std::min<u64>(size, 8));
    std::memcpy(object.bytes.data() + offset, &value.low, first);
    std::memcpy(object.undefined.data() + offset, &value.undefined_low, first);
    if (size > 8) {
        const std::size_t rest = static_cast<std::size_t>(size - 8);
        std::memcpy(object.bytes.data() + offset + 8, &value.high, rest);
        std::memcpy(object.undefined.data() + offset + 8, &value.undefined_high, rest);
    }
}

void SharedMemory::acquire(const ObjectView& view, Address address, u64 size, VectorClock& clock) const {
    const Object* object = find(view);
    if (object == nullptr) return;
    const u64 offset = address - view.base;
    for (const Release& release : object->releases)
        if (release.offset < offset + size && offset < release.offset + release.size)
            clock.join(release.clock);
}

void SharedMemory::release(const Program& program, const ObjectView& view, Address address, u64 size,
                           const VectorClock* clock) {
    const Object* known = find(view);
    if (clock == nullptr && (known == nullptr || known->releases.empty())) return;
    Object& object = open(program, view);
    const u64 offset = address - view.base;
    std::vector<Release> kept;
    for (Release& old : object.releases) {
        // What sticks out on either side still releases what it did.
        const u64 end = old.offset + old.size;
        if (end <= offset || offset + size <= old.offset) {
            kept.push_back(std::move(old));
            continue;
        }
        if (old.offset < offset) kept.push_back({old.offset, offset - old.offset, old.clock});
        if (offset + size < end) kept.push_back({offset + size, end - offset - size, old.clock});
    }
    if (clock != nullptr) kept.push_back({offset, size, *clock});
    object.releases = std::move(kept);
}

}  // namespace raddle
