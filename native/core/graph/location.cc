#include "graph/location.h"

namespace raddle {
namespace {

constexpr u64 kLargestWord = 16;  // what a Value holds

}  // namespace

std::map<Address, Address>::const_iterator LocationTable::word_at(Address address) const {
    const auto after = words_.upper_bound(address);
    return after != words_.begin() && std::prev(after)->second > address ? std::prev(after) : after;
}

bool LocationTable::join(Address first, Address end) {
    for (auto word = word_at(first); word != words_.end() && word->first < end; word = words_.erase(word)) {
        first = std::min(first, word->first);
        end = std::max(end, word->second);
    }
    words_[first] = end;
    return end - first <= kLargestWord;
}

u64 LocationTable::piece(const ObjectView&, Address address, u64 size) const {
    Address end = address + size;
    if (!words_.empty()) {
        const auto word = word_at(address);
        if (word != words_.end() && word->first <= address) return std::min(end, word->second) - address;
        if (word != words_.end()) end = std::min(end, word->first);
    }
    if (cuts_.empty()) return end - address;
    const auto next = cuts_.upper_bound(address);
    return (next == cuts_.end() ? end : std::min(end, *next)) - address;
}

LocationTable::Found LocationTable::intern(const Program& program, const ObjectView& object, Address address,
                                           u64 size, bool atomic, u32 pc, u32& number) {
    bool mixed = false;
    if (!words_.empty()) {
        const auto word = word_at(address);
        if (word != words_.end() && word->first < address + size) {
            if (word->first > address || word->second < address + size) {
                overlapping_ = this->size();  // none in this execution
                return join(address, address + size) ? Found::Refined : Found::Mixed;
            }
            // In other executions another object may have been there.
            const Address end = std::min(word->second, object.base + object.size);
            address = std::max(word->first, object.base);
            size = end - address;
            mixed = true;
        }
    }
    const auto clash = [&](u32 other) {
        const Location& found = locations_[other];
        overlapping_ = other;
        if (!atomic && !found.atomic) {
            for (const Address cut : {address, address + size, found.address, found.address + found.size})
                cuts_.insert(cut);
            return Found::Refined;
        }
        bool fits = true;
        if (found.atomic) fits = join(found.address, found.address + found.size);
        if (atomic) fits = join(address, address + size) && fits;
        return fits ? Found::Refined : Found::Mixed;
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
    Location location{address, size, object.generation, object.base, {}, pc, atomic, mixed};
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
