#include "search/dpor/shared_numbers.h"

namespace raddle {

SharedNumbers::SharedNumbers(const ThreadTable& threads, const Places& places) : threads_(threads) {
    for (u32 place = 0; place < places.size(); ++place)
        places_.intern(places[place].address, places[place].size);
}

std::optional<u32> SharedNumbers::thread(ThreadTable& mine, u32 parent, u32 nth) {
    const std::lock_guard<std::mutex> guard(mutex_);
    const std::optional<u32> number = threads_.intern(parent, nth);
    mine.preset(threads_.entries());
    return number;
}

u32 SharedNumbers::place(Places& mine, Address address, u64 size) {
    const std::lock_guard<std::mutex> guard(mutex_);
    const u32 number = places_.intern(address, size);
    copy_to(mine);
    return number;
}

void SharedNumbers::update(ThreadTable& mine) {
    const std::lock_guard<std::mutex> guard(mutex_);
    mine.preset(threads_.entries());
}

void SharedNumbers::update(Places& mine) {
    const std::lock_guard<std::mutex> guard(mutex_);
    copy_to(mine);
}

void SharedNumbers::copy_to(Places& mine) {
    for (u32 next = mine.size(); next < places_.size(); ++next)
        mine.append(places_[next].address, places_[next].size);
}

bool SharedNumbers::is_only_one(u32 place, u32 life) {
    const std::lock_guard<std::mutex> guard(mutex_);
    if (place_ == kNowhere) {
        place_ = place;
        life_ = life;
    }
    return place_ == place && life_ == life;
}

}  // namespace raddle
