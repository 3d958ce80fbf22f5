#include "search/replay/rehearsal.h"

#include <algorithm>

namespace raddle {
namespace {

// How many steps a thread may take in a row where no order is given: it may only be spinning.
constexpr u32 kPatience = 64;

class Turns {
  public:
    Turns(const std::vector<u32>& wanted, const std::vector<std::pair<u32, u32>>& whole, Address atomic)
        : wanted_(wanted), whole_(whole), atomic_(atomic) {}

    u32 next(const Execution& execution, const std::vector<Choice>& choices) {
        const auto can = [&](u32 thread) {
            return std::any_of(choices.begin(), choices.end(),
                               [&](const Choice& choice) { return choice.thread == thread; });
        };
        if (can(current_) && is_inside(*execution.thread(current_))) {
            ++ahead(current_);
            return current_;
        }
        while (next_ < wanted_.size()) {
            const u32 thread = wanted_[next_++];
            if (ahead(thread) > 0)
                --ahead(thread);
            else if (can(thread))
                return go(thread);
        }
        if (can(current_) && ++row_ < kPatience) return current_;
        u32 best = choices.front().thread;
        for (const Choice& choice : choices)
            if (choice.thread > current_) {
                best = choice.thread;
                break;
            }
        row_ = 0;
        return go(best);
    }

  private:
    u32 go(u32 thread) { return current_ = thread; }
    u32& ahead(u32 thread) {
        if (thread >= ahead_.size()) ahead_.resize(thread + 1);
        return ahead_[thread];
    }
    bool is_inside(const ThreadRecord& record) const {
        if (std::ranges::any_of(record.held, [&](const auto& lock) { return lock.first == atomic_; }))
            return true;
        const u32 pc = record.state.pc_stack().front();
        return std::any_of(whole_.begin(), whole_.end(),
                           [&](const auto& range) { return pc >= range.first && pc < range.second; });
    }

    const std::vector<u32>& wanted_;
    const std::vector<std::pair<u32, u32>>& whole_;
    const Address atomic_;
    std::size_t next_ = 0;
    std::vector<u32> ahead_;  // steps that each thread has taken before its turn
    u32 current_ = 0, row_ = 0;
};

}  // namespace

Rehearsal rehearse(const Program& program, const SearchOptions& options,
                   const std::vector<std::pair<u32, u32>>& threads, const std::vector<u32>& order,
                   const std::vector<std::pair<u32, u32>>& whole, Address atomic,
                   const std::vector<u32>& inputs) {
    Rehearsal result;
    Context context(program, options);
    Turns turns(order, whole, atomic);
    context.table.preset(threads);
    Execution execution;
    execution.start(context);
    std::vector<Choice> choices;
    while (!context.done()) {
        choices = execution.choices(context);
        if (context.halt || choices.empty()) break;
        const u32 thread = turns.next(execution, choices);
        std::erase_if(choices, [&](const Choice& choice) { return choice.thread != thread; });
        Choice step = choices.front();
        if (execution.thread(thread)->label.kind == LabelKind::Choose) {
            const std::size_t number = result.alternatives.size();
            result.alternatives.push_back(static_cast<u32>(choices.size()));
            if (number < inputs.size()) {
                if (inputs[number] >= choices.size()) throw ScheduleError("an input that there is not");
                step.choice = inputs[number];
            }
        }
        result.schedule.steps.push_back(step);
        execution.step(context, step);
    }
    result.schedule.threads = context.table.entries();
    result.visited = context.machine.visited();
    if (context.halt)
        result.end = Rehearsal::End::Halt;
    else if (context.failure || execution.stuck(context))
        result.end = Rehearsal::End::Error;
    else if (execution.is_blocked())
        result.end = Rehearsal::End::Blocked;
    return result;
}

}  // namespace raddle
