// The execution graphs that a search has visited, as hashes of 128 bits: open addressing, half full at most.
//
// Searches at work on the same program in several threads have one table together. It is cut into many, by
// bits of the hash, so that they seldom wait for each other.
#pragma once

#include <array>
#include <atomic>
#include <mutex>
#include <vector>

#include "check.h"

namespace raddle {

struct GraphKey {
    u64 low = 0, high = 0;
    bool operator==(const GraphKey&) const = default;
    // Of a set, in whatever order it is told.
    void add(u64 hash) {
        low += hash;
        hash = (hash ^ 0xd6e8feb86659fd93) * 0x9e3779b97f4a7c15;
        high += hash ^ (hash >> 29);
    }
};

class VisitedPart {
  public:
    // False if it was there.
    bool insert(GraphKey key) {
        if (key == GraphKey{}) key.low = 1;  // all zero marks an empty place
        if (2 * (size_ + 1) > places_.size()) grow();
        if (!put(key)) return false;
        ++size_;
        return true;
    }
    bool contains(GraphKey key) const {
        if (key == GraphKey{}) key.low = 1;
        if (places_.empty()) return false;
        const std::size_t mask = places_.size() - 1;
        std::size_t at = key.low & mask;
        while (places_[at] != GraphKey{} && places_[at] != key) at = (at + 1) & mask;
        return places_[at] == key;
    }
    u64 size() const { return size_; }
    u64 bytes() const { return places_.size() * sizeof(GraphKey); }
    void clear() {
        places_.clear();
        size_ = 0;
    }
    template <typename Do>
    void each(Do apply) const {
        for (const GraphKey& key : places_)
            if (key != GraphKey{}) apply(key);
    }

  private:
    bool put(const GraphKey& key) {
        const std::size_t mask = places_.size() - 1;
        std::size_t at = key.low & mask;
        for (; places_[at] != GraphKey{}; at = (at + 1) & mask)
            if (places_[at] == key) return false;
        places_[at] = key;
        return true;
    }
    void grow() {
        std::vector<GraphKey> old(places_.empty() ? 16 : places_.size() * 2);
        old.swap(places_);
        for (const GraphKey& key : old)
            if (key != GraphKey{}) put(key);
    }

    std::vector<GraphKey> places_;
    u64 size_ = 0;
};

class Visited {
  public:
    bool insert(const GraphKey& key) {
        Part& part = parts_[key.high >> 58];
        if (!is_shared_.load(std::memory_order_relaxed)) return part.keys.insert(key);
        const std::lock_guard<std::mutex> guard(part.mutex);
        return part.keys.insert(key);
    }
    // From now on several threads use it.
    void share() { is_shared_.store(true, std::memory_order_relaxed); }
    u64 size() const {
        return sum([](const VisitedPart& keys) { return keys.size(); });
    }
    u64 bytes() const {
        return sum([](const VisitedPart& keys) { return keys.bytes(); });
    }
    void clear() {
        for (Part& part : parts_) part.keys.clear();
    }
    // While nobody adds to it.
    bool contains(const GraphKey& key) const { return parts_[key.high >> 58].keys.contains(key); }
    template <typename Do>
    void each(Do apply) const {
        for (const Part& part : parts_) part.keys.each(apply);
    }

  private:
    struct alignas(64) Part {
        mutable std::mutex mutex;
        VisitedPart keys;
    };
    template <typename Of>
    u64 sum(Of of) const {
        u64 total = 0;
        for (const Part& part : parts_) {
            const std::lock_guard<std::mutex> guard(part.mutex);
            total += of(part.keys);
        }
        return total;
    }

    std::array<Part, 64> parts_;
    std::atomic<bool> is_shared_ = false;
};

}  // namespace raddle
