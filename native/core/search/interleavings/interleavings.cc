#include "search/interleavings/interleavings.h"

#include <algorithm>
#include <span>

#include "search/branch.h"

namespace raddle {

Interleavings::Interleavings(const Program& program, SearchOptions options)
    : Search(std::move(options)), context_(program, options_) {}

void Interleavings::begin() {
    Execution first;
    first.start(context_);
    if (levels_.empty())
        arrive(std::move(first));
    else
        rehearse(std::move(first));
}

void Interleavings::step() {
    if (stack_.empty()) {
        finished_ = true;
        return;
    }
    Node& node = stack_.back();
    const Choice choice = node.choices[node.next++];
    path_.resize(node.depth);
    context_.log.resize(node.execution.log_size());
    const bool last = node.next == node.end;
    Execution execution = last ? std::move(node.execution) : node.execution;
    if (last) stack_.pop_back();
    path_.push_back(choice);
    execution.step(context_, choice);
    arrive(std::move(execution));
}

void Interleavings::arrive(Execution execution) {
    std::vector<Choice> choices;
    if (!context_.done()) choices = execution.choices(context_);
    if (context_.halt) {
        finished_ = true;
        return;
    }
    if (!context_.failure) {
        if (!choices.empty()) {
            const std::size_t count = choices.size();
            stack_.push_back({std::move(execution), std::move(choices), 0, count, path_.size()});
            return;
        }
        const std::optional<Failure> stuck = execution.stuck(context_);
        if (count(execution.is_blocked()) && !stuck) kept_.push_back(schedule());
        if (options_.count_duplicates) {
            u64 hash = 0xcbf29ce484222325;
            for (const Choice& step : path_)
                hash = (hash ^ (context_.table.name(step.thread) ^ step.choice)) * 0x9e3779b97f4a7c15 ^
                       hash >> 29;
            note_class(hash);
        }
        if (stuck) context_.failure = stuck;
    }
    ++explored_;
    if (!context_.failure) return;
    add(context_.program, std::move(*context_.failure), schedule());
    context_.failure.reset();
}

std::string Interleavings::branch(const std::vector<Level>& levels) const {
    BranchWriter to(BranchKind::Interleavings);
    to.list(context_.table.entries(), [&](const std::pair<u32, u32>& entry) {
        to.number(entry.first);
        to.number(entry.second);
    });
    const std::size_t depth = levels.empty() ? 0 : levels.back().depth;
    to.list(std::span(path_).first(depth), [&](const Choice& choice) {
        to.number(choice.thread);
        to.number(choice.choice);
    });
    to.list(levels, [&](const Level& level) {
        for (const std::size_t value : {level.depth, level.next, level.end}) to.number(value);
    });
    return std::move(to).bytes();
}

void Interleavings::read(const std::string& branch) {
    BranchReader from(branch, BranchKind::Interleavings);
    std::vector<std::pair<u32, u32>> threads;
    from.list([&] {
        const u32 parent = from.small();
        threads.emplace_back(parent, from.small());
    });
    context_.table.preset(threads);
    from.list([&] {
        const u32 thread = from.small();
        path_.push_back({thread, from.small()});
    });
    from.list([&] {
        Level level{};
        level.depth = from.number();
        level.next = from.number();
        level.end = from.number();
        if (level.depth > path_.size() || level.next >= level.end ||
            (!levels_.empty() && level.depth <= levels_.back().depth))
            throw ScheduleError("a branch with a choice that there is not");
        levels_.push_back(level);
    });
    from.end();
    is_part_ = !levels_.empty();
}

void Interleavings::rehearse(Execution execution) {
    const std::vector<Choice> path = std::move(path_);
    path_.clear();
    auto level = levels_.begin();
    while (true) {
        std::vector<Choice> choices;
        if (!context_.done()) choices = execution.choices(context_);
        if (context_.done()) throw ScheduleError("the branch does not fit the program: it ends early");
        if (level->depth == path_.size()) {
            if (level->end > choices.size())
                throw ScheduleError("the branch does not fit the program: other choices");
            stack_.push_back({execution, choices, level->next, level->end, level->depth});
            if (++level == levels_.end()) break;
        }
        if (path_.size() == path.size() ||
            std::find(choices.begin(), choices.end(), path[path_.size()]) == choices.end())
            throw ScheduleError("the branch does not fit the program: other choices");
        path_.push_back(path[path_.size()]);
        execution.step(context_, path_.back());
    }
    levels_.clear();
    context_.events = 0;
}

std::optional<std::string> Interleavings::rest() const {
    if (finished_ || (has_started() && stack_.empty())) return std::nullopt;
    if (!has_started()) return branch(levels_);
    std::vector<Level> levels;
    for (const Node& node : stack_) levels.push_back({node.depth, node.next, node.end});
    return branch(levels);
}

std::optional<std::string> Interleavings::split() {
    if (finished_ || stack_.empty()) return std::nullopt;
    Node& node = stack_.front();
    const std::size_t left = node.end - node.next;
    if (left == 1 && stack_.size() == 1) return std::nullopt;
    const std::size_t given = (left + 1) / 2;
    const std::vector<Level> levels{{node.depth, node.end - given, node.end}};
    std::string result = branch(levels);
    is_part_ = true;
    node.end -= given;
    if (node.next == node.end) stack_.erase(stack_.begin());
    return result;
}

Schedule Interleavings::schedule() const {
    Schedule result;
    result.threads = context_.table.entries();
    result.steps = path_;
    return result;
}

}  // namespace raddle
