// Three philosophers with forks between them; scoped_lock takes two at once without a deadlock.
// broken: -DBROKEN | deadlock | deadlock|wait
#include <array>
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

constexpr int seats = 3;
std::array<std::mutex, seats> forks;
int meals[seats];

void dine(int seat) {
    auto& left = forks[seat];
    auto& right = forks[(seat + 1) % seats];
#ifdef BROKEN
    std::lock_guard first(left);
    std::lock_guard second(right);
#else
    std::scoped_lock both(left, right);
#endif
    meals[seat]++;
}

int main() {
    std::vector<std::thread> table;
    for (int seat = 0; seat < seats; seat++) table.emplace_back(dine, seat);
    for (auto& philosopher : table) philosopher.join();
    for (int meal : meals) assert(meal == 1);
}
