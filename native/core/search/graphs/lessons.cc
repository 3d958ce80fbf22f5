// What a search over execution graphs learns on its way and starts again for: where plain accesses are cut,
// which bytes are one word, which orders have to be minded; and the numbers of threads. Parts of a search
// must agree about it.
#include "search/graphs/lessons.h"

namespace raddle {
namespace {

template <typename Set>
bool unite(Set& mine, const Set& other) {
    const bool same = mine == other;
    mine.insert(other.begin(), other.end());
    return same;
}

}  // namespace

void write_lessons(BranchWriter& to, const GraphExecution& execution) {
    const auto number = [&](u64 value) { to.number(value); };
    to.list(execution.table.entries(), [&](const std::pair<u32, u32>& entry) {
        to.number(entry.first);
        to.number(entry.second);
    });
    to.number(execution.waiting.skips);
    to.number(execution.unordered());
    to.number(execution.symmetry.is_on());
    to.list(execution.locations().cuts(), number);
    to.list(execution.locations().words(), [&](const std::pair<const Address, Address>& word) {
        to.number(word.first);
        to.number(word.second);
    });
    to.number(execution.orders_words);
    to.list(execution.meetings.ordered(), number);
    to.list(execution.locks.ordered(), [&](const std::pair<const Address, std::string>& lock) {
        to.number(lock.first);
        to.text(lock.second);
    });
    to.list(execution.locks.wanted(), [&](const UnorderedLocks::Want& want) {
        to.number(want.held);
        to.number(want.wanted);
        to.number(want.thread);
    });
}

bool read_lessons(BranchReader& from, GraphExecution& execution) {
    bool agreed = true;
    std::vector<u32> numbers{0};  // theirs to ours
    from.list([&] {
        const u32 parent = from.small(), nth = from.small();
        if (parent >= numbers.size()) throw ScheduleError("a branch names a thread before its parent");
        const std::optional<u32> mine = execution.table.intern(numbers[parent], nth);
        if (!mine) throw ScheduleError("a branch names too many threads");
        agreed = agreed && *mine == numbers.size();
        numbers.push_back(*mine);
    });
    if ((from.number() != 0) != execution.waiting.skips) {
        agreed = false;
        execution.waiting.skips = false;
    }
    if ((from.number() != 0) != execution.unordered()) {
        agreed = false;
        if (execution.unordered()) execution.order_locks();
    }
    if ((from.number() != 0) != execution.symmetry.is_on()) {
        agreed = false;
        execution.symmetry.switch_off();
    }
    std::set<Address> cuts = execution.locations().cuts(), other_cuts, meetings;
    from.list([&] { other_cuts.insert(from.number()); });
    agreed = unite(cuts, other_cuts) && agreed;
    for (const Address cut : cuts) execution.cut_at(cut);
    const std::map<Address, Address> words = execution.locations().words();
    std::map<Address, Address> other_words;
    from.list([&] {
        const Address first = from.number(), end = from.number();
        if (end <= first || end - first > 16) throw ScheduleError("a branch with a word that is none");
        other_words[first] = end;
        execution.join(first, end);
    });
    agreed = words == other_words && agreed;
    if (from.number() != 0) execution.orders_words = true;
    from.list([&] { meetings.insert(from.number()); });
    agreed = meetings == execution.meetings.ordered() && agreed;
    for (const Address address : meetings) execution.meetings.order(address);
    std::map<Address, std::string> locks;
    from.list([&] {
        const Address address = from.number();
        locks.emplace(address, from.text());
    });
    std::set<UnorderedLocks::Want> wanted;
    from.list([&] {
        UnorderedLocks::Want want{};
        want.held = from.number();
        want.wanted = from.number();
        const u32 thread = from.small();
        if (thread >= numbers.size()) throw ScheduleError("a branch names a thread that is none");
        want.thread = numbers[thread];
        wanted.insert(want);
    });
    agreed = execution.locks.learn(locks, wanted) && agreed;
    execution.refined = false;
    return agreed;
}

}  // namespace raddle
