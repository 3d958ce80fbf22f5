#include "search/interleavings/interleavings.h"

namespace raddle {

Interleavings::Interleavings(const Program& program, SearchOptions options)
    : Search(std::move(options)), context_(program, options_) {}

void Interleavings::begin() {
    Execution first;
    first.start(context_);
    arrive(std::move(first));
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
    const bool last = node.next == node.choices.size();
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
            stack_.push_back({std::move(execution), std::move(choices), 0, path_.size()});
            return;
        }
        const std::optional<Failure> stuck = execution.stuck(context_);
        if (count(execution.is_blocked()) && !stuck) kept_.push_back(schedule());
        if (options_.count_duplicates) {
            u64 hash = 0xcbf29ce484222325;
            for (const Choice& step : path_)
                hash = (hash ^ (u64{step.thread} << 32 ^ step.choice)) * 0x9e3779b97f4a7c15 ^ hash >> 29;
            note_class(hash);
        }
        if (stuck) context_.failure = stuck;
    }
    ++explored_;
    if (!context_.failure) return;
    add(context_.program, std::move(*context_.failure), schedule());
    context_.failure.reset();
}

Schedule Interleavings::schedule() const {
    Schedule result;
    result.threads = context_.table.entries();
    result.steps = path_;
    return result;
}

}  // namespace raddle
