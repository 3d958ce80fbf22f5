#include "graph/location.h"

#include "search/shared_memory.h"

namespace raddle {

std::optional<u32> LocationTable::intern(const Program& program, const ObjectView& object, Address address,
                                         u64 size, u32 pc) {
    auto after = by_address_.lower_bound({object.generation, address});
    if (after != by_address_.end() && after->first.first == object.generation) {
        const Location& found = locations_[after->second];
        if (found.address == address && found.size == size) return after->second;
        if (found.address < address + size) {
            overlapping_ = after->second;
            return std::nullopt;
        }
    }
    if (after != by_address_.begin()) {
        const auto before = std::prev(after);
        const Location& found = locations_[before->second];
        if (before->first.first == object.generation && address < found.address + found.size) {
            overlapping_ = before->second;
            return std::nullopt;
        }
    }
    const u32 number = this->size();
    Location location{address, size, object.generation, object.base, {}, pc};
    location.initial = SharedMemory().load(program, object, address, size);
    locations_.push_back(location);
    by_address_[{object.generation, address}] = number;
    return number;
}

}  // namespace raddle
