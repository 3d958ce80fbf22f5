#include "graph/location.h"

namespace raddle {

u64 LocationTable::piece(const ObjectView&, Address address, u64 size) const {
    if (cuts_.empty()) return size;
    const auto next = cuts_.upper_bound(address);
    return next == cuts_.end() || *next >= address + size ? size : *next - address;
}

LocationTable::Found LocationTable::intern(const Program& program, const ObjectView& object, Address address,
                                           u64 size, bool atomic, u32 pc, u32& number) {
    const auto clash = [&](u32 other) {
        const Location& found = locations_[other];
        if (atomic || found.atomic) {
            overlapping_ = other;
            return Found::Mixed;
        }
        for (const Address cut : {address, address + size, found.address, found.address + found.size})
            cuts_.insert(cut);
        return Found::Refined;
    };
    const auto after = by_address_.lower_bound({object.generation, address});
    if (after != by_address_.end() && after->first.first == object.generation) {
        Location& found = locations_[after->second];
        if (found.address == address && found.size == size) {
            found.atomic = found.atomic || atomic;
            number = after->second;
            return Found::Yes;
        }
        if (found.address < address + size) return clash(after->second);
    }
    if (after != by_address_.begin()) {
        const auto before = std::prev(after);
        const Location& found = locations_[before->second];
        if (before->first.first == object.generation && address < found.address + found.size)
            return clash(before->second);
    }
    number = this->size();
    Location location{address, size, object.generation, object.base, {}, pc, atomic};
    location.initial = initial_value(program, object, address - object.base, size);
    locations_.push_back(location);
    by_address_[{object.generation, address}] = number;
    return Found::Yes;
}

void LocationTable::restart() {
    locations_.clear();
    by_address_.clear();
}

}  // namespace raddle
