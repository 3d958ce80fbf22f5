#include "search/dpor/dpor_crew.h"

#include <chrono>

namespace raddle {

DporCrew::Answer DporCrew::take(DporTrunk::Task& task) {
    std::unique_lock<std::mutex> guard(mutex_);
    if (trunk_.take(task)) {
        ++busy_;
        return Answer::Taken;
    }
    if (busy_ == 0) return Answer::Over;
    is_hungry_.store(true, std::memory_order_relaxed);
    changed_.wait_for(guard, std::chrono::milliseconds(2));
    return Answer::Wait;
}

void DporCrew::leave(DporTrunk::Place child) {
    change([&](DporTrunk& trunk) {
        --busy_;
        trunk.end(child);
    });
}

void DporCrew::fail() {
    change([&](DporTrunk&) { has_failed_ = true; });
}

void DporCrew::insert(DporTrunk::Place from, const std::vector<Transition>& sequence,
                      std::vector<Transition>& right) {
    std::unique_lock<std::mutex> guard(mutex_);
    numbers.update(places_);
    while (!has_failed_) {
        const DporTrunk::Inserted found = trunk_.insert(from, places_, sequence);
        if (found == DporTrunk::Inserted::Work) changed_.notify_one();
        if (found != DporTrunk::Inserted::Later) break;
        changed_.wait(guard);
    }
    trunk_.list_right(from, right);
}

}  // namespace raddle
