#include "search/dpor/footprint.h"

#include "search/dpor/shared_numbers.h"

namespace raddle {

u32 Places::intern(Address address, u64 size) {
    Known& known = known_[(address >> 2 ^ address >> kOffsetBits) % known_.size()];
    if (known.place != kNowhere && known.address == address && known.size == size) return known.place;
    known = {address, size, kNowhere};
    const auto [first, last] = by_address_.equal_range(address);
    for (auto at = first; at != last; ++at)
        if (places_[at->second].size == size) return known.place = at->second;
    const u32 place = shared_ != nullptr ? shared_->place(*this, address, size) : append(address, size);
    return known.place = place;
}

u32 Places::append(Address address, u64 size) {
    const u32 place = static_cast<u32>(places_.size());
    places_.push_back({});
    places_.back().address = address;
    places_.back().size = size;
    const Address from = address > largest_ ? address - largest_ : 0;
    for (auto at = by_address_.lower_bound(from); at != by_address_.end() && at->first < address + size; ++at)
        if (overlap(at->second, place)) {
            places_[place].overlaps.push_back(at->second);
            places_[at->second].overlaps.push_back(place);
            mixed_ = true;
        }
    by_address_.emplace(address, place);
    largest_ = std::max(largest_, size);
    return place;
}

}  // namespace raddle
