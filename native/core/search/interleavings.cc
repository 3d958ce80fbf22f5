#include "search/interleavings.h"

#include <chrono>

namespace raddle {

Interleavings::Interleavings(const Program& program, SearchOptions options)
    : options_(std::move(options)), context_(program, options_) {}

bool Interleavings::run(double seconds) {
    using Time = std::chrono::steady_clock;
    const Time::time_point start = Time::now();
    if (!started_) {
        started_ = true;
        Execution first;
        first.start(context_);
        arrive(std::move(first));
    }
    for (u32 steps = 0; !finished_ && !stack_.empty(); ++steps) {
        if (steps % 16 == 15 && std::chrono::duration<double>(Time::now() - start).count() > seconds)
            return false;
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
    finished_ = true;
    return true;
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
        if (execution.is_blocked())
            ++blocked_;
        else
            ++executions_;
        if (options_.keep && !execution.is_blocked() && !stuck && (executions_ & (executions_ - 1)) == 0)
            kept_.push_back(schedule());
        if (options_.count_duplicates) {
            u64 hash = 0xcbf29ce484222325;
            for (const Choice& step : path_)
                hash = (hash ^ (u64{step.thread} << 32 ^ step.choice)) * 0x9e3779b97f4a7c15 ^ hash >> 29;
            if (!seen_.insert(hash).second) ++duplicates_;
        }
        if (stuck) context_.failure = stuck;
    }
    ++explored_;
    if (!context_.failure) return;
    add(std::move(*context_.failure));
    context_.failure.reset();
    if (!options_.keep_going) finished_ = true;
}

void Interleavings::add(Failure failure) {
    for (const FoundError& known : errors_)
        if (same_error(context_.program, known.failure, failure)) return;
    errors_.push_back({std::move(failure), schedule()});
}

Schedule Interleavings::schedule() const {
    Schedule result;
    result.threads = context_.table.entries();
    result.steps = path_;
    return result;
}

}  // namespace raddle
