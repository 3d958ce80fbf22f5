// What a search over graphs has left to do, as a value: the stack of frames, by the numbers of their
// alternatives. Which alternatives a frame has, and in which order, depends on nothing but the decisions
// before it, so that taking the same ones leads back to it.
#include <algorithm>

#include "search/graphs/graph_search.h"
#include "search/graphs/lessons.h"

namespace raddle {

GraphSearch::Level GraphSearch::level(std::size_t number) const {
    const Frame& frame = frames_[number];
    Level result{};
    result.count = frame.last - frame.first;
    result.next = frame.next - frame.first;
    result.end = frame.end - frame.first;
    result.scan = frame.scan;
    result.revisits = frame.pivot != kNone;
    result.mood = mood(number);
    result.revisited = number + 1 < frames_.size() && frames_[number + 1].read != kNone;
    const bool is_under_way =
        (number + 1 < frames_.size() || result.revisits) && (result.mood & kLeftStuck) == 0;
    result.taken = is_under_way ? result.next - 1 : Level::kFresh;
    return result;
}

std::string GraphSearch::branch(const std::vector<Level>& levels) const {
    BranchWriter to(BranchKind::Graphs);
    write_lessons(to, execution_);
    to.list(levels, [&](const Level& level) {
        to.number(level.count);
        to.number(level.taken == Level::kFresh ? 0 : level.taken + 1);
        to.number(level.next);
        to.number(level.end);
        to.number((level.revisits ? 1u : 0u) | (level.revisited ? 2u : 0u) | level.mood << 2);
        if (level.revisits || level.revisited) to.number(level.scan);
    });
    return std::move(to).bytes();
}

void GraphSearch::read(const std::string& branch) {
    BranchReader from(branch, BranchKind::Graphs);
    read_lessons(from, execution_);
    from.list([&] {
        Level level{};
        level.count = from.small();
        level.taken = from.small() - 1;
        level.next = from.small();
        level.end = from.small();
        const u32 flags = from.small();
        level.revisits = (flags & 1) != 0;
        level.revisited = (flags & 2) != 0;
        level.mood = flags >> 2;
        if ((flags & 3) != 0) level.scan = from.small();
        if (level.next > level.end || level.end > level.count ||
            (level.taken != Level::kFresh && level.taken >= level.count))
            throw ScheduleError("a branch with an alternative that there is not");
        levels_.push_back(level);
    });
    from.end();
    is_part_ = !levels_.empty();
}

std::optional<std::string> GraphSearch::rest() const {
    if (finished_ || (has_started() && frames_.empty())) return std::nullopt;
    if (!has_started()) return branch(levels_);
    std::vector<Level> levels;
    for (std::size_t i = 0; i < frames_.size(); ++i) levels.push_back(level(i));
    return branch(levels);
}

std::optional<std::string> GraphSearch::split() {
    if (!can_split() || finished_ || frames_.empty()) return std::nullopt;
    u64 left = 0;
    for (const Frame& frame : frames_) left += frame.end - frame.next + (frame.pivot != kNone ? 1 : 0);
    if (left < 2) return std::nullopt;
    u32 graph = 0;
    std::vector<Level> levels;
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        Frame& frame = frames_[i];
        if (frame.read != kNone) ++graph;
        Level here = level(i);
        // Those who share look after a frame alone: all of it is given away, unless that is all there is.
        const bool is_under_way = i + 1 < frames_.size() || frame.pivot != kNone;
        if (frame.next != frame.end && (is_under_way || !shares())) {
            const u32 count = frame.end - frame.next;
            frame.end -= shares() ? count : (count + 1) / 2;
            set_mood(i, here.mood | kYielded);
            here.next = frame.end - frame.first;
            here.taken = Level::kFresh;
            here.revisits = false;
        } else if (frame.pivot != kNone && revisitable(frame, graph, frame.scan) != 0) {
            frame.shares = 1 + revisitable(frame, graph, frame.mark.events);
            frame.pivot = kNone;
            here.mood |= kYielded;
        } else {
            here.end = here.next;
            here.revisits = false;
            here.mood |= kYielded;
            levels.push_back(here);
            continue;
        }
        here.revisited = false;
        levels.push_back(here);
        is_part_ = true;
        return branch(levels);
    }
    return std::nullopt;
}

void GraphSearch::begin() {
    if (execution_.halt) {  // learnt
        finished_ = true;
    } else if (levels_.empty()) {
        extend();
    } else {
        rehearse();
    }
}

void GraphSearch::rehearse() {
    rehearses_ = true;
    extend();
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        if (frames_.size() != i + 1 || finished_)
            throw ScheduleError("the branch does not fit the program: it ends early");
        rehearse(levels_[i], i + 1 < levels_.size() ? &levels_[i + 1] : nullptr);
    }
    rehearses_ = false;
    levels_.clear();
    clear();
    dead_ends_ = revisits_ = execution_.events = 0;
}

void GraphSearch::rehearse(const Level& level, const Level* next) {
    const std::size_t number = frames_.size() - 1;
    if (frames_[number].last - frames_[number].first != level.count)
        throw ScheduleError("the branch does not fit the program: other alternatives");
    const bool is_last = next == nullptr;
    bool goes_on = level.count == 0;  // a frame that was opened for its revisits alone
    if (level.taken != Level::kFresh) {
        // With some alternatives only the revisits matter: see RememberingSearch::is_pruned.
        set_mood(number, !is_last && !level.revisited && next->count == 0 ? kSurvives : 0);
        frames_[number].next = frames_[number].first + level.taken;
        take_alternative(frames_[number]);
        goes_on = true;
    } else if (!is_last && !goes_on && !rehearse_stuck(level.mood)) {
        throw ScheduleError("the branch does not fit the program: a decision is missing");
    }
    if (finished_) throw ScheduleError("the branch does not fit the program: it ends early");
    if (goes_on) {
        const bool has_pivot = frames_[number].pivot != kNone;
        if ((is_last || level.revisited) && frames_.size() > number + 1) {
            go_back(frames_.back());
            alternatives_.resize(frames_.back().first);
            close();
        }
        if (level.revisits || level.revisited) {
            if (!has_pivot || level.scan > frames_[number].scan)
                throw ScheduleError("the branch does not fit the program: nothing to revisit");
            frames_[number].scan = level.scan;
        }
        if (level.revisited) {
            ++frames_[number].scan;
            if (!revisit(frames_[number]) || frames_[number].scan != level.scan)
                throw ScheduleError("the branch does not fit the program: another revisit");
        }
        if (!level.revisits) frames_[number].pivot = kNone;
    }
    frames_[number].next = frames_[number].first + level.next;
    frames_[number].end = frames_[number].first + level.end;
    set_mood(number, level.mood);
}

std::string GraphSearch::lessons() const {
    BranchWriter to(BranchKind::Graphs);
    write_lessons(to, execution_);
    std::map<std::pair<u32, Address>, Span> spans = spans_;
    const LocationTable& locations = execution_.locations();
    for (u32 number = 0; number < locations.size(); ++number) {
        const Location& at = locations[number];
        spans.try_emplace({at.generation, at.address}, Span{at.size, at.atomic, at.pc});
    }
    to.list(spans, [&](const std::pair<const std::pair<u32, Address>, Span>& entry) {
        const auto& [where, span] = entry;
        for (const u64 value :
             {u64{where.first}, u64{where.second}, span.size, u64{span.atomic}, u64{span.pc}})
            to.number(value);
    });
    return std::move(to).bytes();
}

// Accesses that overlap may be in different parts: then none of them has noticed.
bool GraphSearch::learn(const std::string& lessons) {
    BranchReader from(lessons, BranchKind::Graphs);
    bool agreed = read_lessons(from, execution_);
    from.list([&] {
        const u32 generation = from.small();
        const Address address = from.number();
        Span span{};
        span.size = from.number();
        span.atomic = from.number() != 0;
        span.pc = from.small();
        const auto check = [&](Address other, const Span& known) {
            if (other == address && known.size == span.size) return;
            if (other >= address + span.size || address >= other + known.size) return;
            agreed = false;
            if (known.atomic || span.atomic) {
                Halt found;
                found.kind = Halt::Kind::Unsupported;
                found.text = "mixed-size";
                found.stack = {span.pc};
                found.other = {known.pc};
                execution_.halt = std::move(found);
            } else {
                for (const Address cut : {address, address + span.size, other, other + known.size})
                    execution_.cut_at(cut);
            }
        };
        const auto after = spans_.lower_bound({generation, address});
        if (after != spans_.end() && after->first.first == generation)
            check(after->first.second, after->second);
        if (after != spans_.begin() && std::prev(after)->first.first == generation)
            check(std::prev(after)->first.second, std::prev(after)->second);
        Span& known = spans_.try_emplace({generation, address}, span).first->second;
        known.atomic = known.atomic || span.atomic;
    });
    from.end();
    return agreed;
}

}  // namespace raddle
