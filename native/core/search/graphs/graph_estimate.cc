// How much of a search over graphs is left, and how much there is in all: Knuth's estimate of the size of a
// search tree (Mathematics of Computation, 1975).
//
// The whole is one. A frame's share is cut into equal parts for its alternatives; and the part of an
// alternative that adds a write once more, for the graph that goes on with it and for each read that the
// write might revisit. Shares of what turns out to be empty are done as soon as they are looked at.
#include <chrono>
#include <random>

#include "search/graphs/graph_search.h"

namespace raddle {

u32 GraphSearch::revisitable(const Frame& frame, u32 number, EventId below) const {
    const Graph& g = execution_.graph_below(number);
    const Event& pivot = g[frame.pivot];
    u32 count = 0;
    for (EventId id = below; id-- > 0;)
        if (id != frame.pivot && g[id].reads && g[id].loc == pivot.loc && !g[id].confirms && !g[id].meets &&
            !execution_.clocks().includes(pivot.porf, g[id].thread, g[id].index))
            ++count;
    return count;
}

double GraphSearch::left() const {
    if (finished_) return 0;
    if (frames_.empty()) return has_started() ? 0 : 1;
    double share = 1, left = 0;
    u32 graph = 0;
    u64 looked = 0;
    for (const Frame& frame : frames_) {
        if (frame.read != kNone) ++graph;
        if (frame.last == frame.first) continue;  // all alternatives of a revisit may be out of question
        share /= frame.last - frame.first;
        left += share * (frame.end - frame.next);
        if (frame.pivot == kNone) {
            share /= frame.shares;
            continue;
        }
        // A tenth of a second: no limit of time waits for it.
        if ((looked += frame.mark.events) > 20'000'000) return -1;
        share /= 1 + revisitable(frame, graph, frame.mark.events);
        left += share * revisitable(frame, graph, frame.scan);
    }
    return left;
}

void GraphSearch::drop(std::size_t depth) {
    if (frames_.size() <= depth) return;
    go_back(frames_.back());
    alternatives_.resize(frames_.back().first);
    close();
}

GraphSearch::Way GraphSearch::try_alternative(u32 alternative) {
    const std::size_t depth = frames_.size();
    const u64 before = executions_ + blocked_;
    frames_.back().next = frames_.back().first + alternative;
    frames_.back().pivot = kNone;
    take_alternative(frames_.back());
    Way way{};
    if (finished_ || frames_.size() < depth) return way;
    way.ends = executions_ + blocked_ > before;
    way.goes_on = way.ends || frames_.size() > depth;
    Frame scanned = frames_[depth - 1];
    if (scanned.pivot != kNone)
        while (find_revisit(scanned)) way.reads.push_back(scanned.scan);
    return way;
}

// What leads nowhere is looked at and not chosen: chances of one in a few are lost in no time.
std::optional<double> GraphSearch::probe(u64 seed, double seconds) {
    using Time = std::chrono::steady_clock;
    const Time::time_point start = Time::now();
    std::mt19937_64 random(seed);
    const auto any = [&](std::size_t count) { return static_cast<u32>(random() % count); };
    execution_.restart();
    frames_.clear();
    alternatives_.clear();
    failures_.clear();
    double size = 1;
    extend();
    while (!finished_ && !frames_.empty()) {
        const std::size_t depth = frames_.size();
        const u32 count = frames_.back().last - frames_.back().first;
        std::vector<u32> fruitful;
        for (u32 i = 0; i < count; ++i) {
            const Way way = try_alternative(i);
            if (finished_ || frames_.size() < depth)
                return std::nullopt;  // an error, or something was learnt
            if (way.goes_on || !way.reads.empty()) fruitful.push_back(i);
            drop(depth);
            if (std::chrono::duration<double>(Time::now() - start).count() > seconds) return std::nullopt;
        }
        if (fruitful.empty()) return 0;
        const Way way = try_alternative(fruitful[any(fruitful.size())]);
        if (finished_ || frames_.size() < depth) return std::nullopt;
        const u32 ways = static_cast<u32>(way.reads.size()) + (way.goes_on ? 1 : 0);
        const u32 chosen = any(ways);
        size *= static_cast<double>(fruitful.size()) * ways;
        if (chosen == way.reads.size()) {
            if (way.ends) return size;
            continue;
        }
        drop(depth);
        frames_.back().scan = way.reads[chosen] + 1;
        if (!revisit(frames_.back())) return 0;
    }
    return std::nullopt;
}

}  // namespace raddle
