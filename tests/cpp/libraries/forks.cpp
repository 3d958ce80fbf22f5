// Three philosophers; who takes the lower fork first cannot wait in a circle.
// broken: -DBROKEN | deadlock | wait
#include <array>
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>
constexpr int N = 3;
std::array<std::mutex, N> forks;
std::array<int, N> meals{};
void eat(int i) {
    int l = i, r = (i + 1) % N;
#ifndef BROKEN
    if (l > r) std::swap(l, r);
#endif
    std::unique_lock<std::mutex> a(forks[l]);
    std::unique_lock<std::mutex> b(forks[r]);
    meals[i]++;
}
int main() {
    std::vector<std::thread> v;
    for (int i = 0; i < N; i++) v.emplace_back(eat, i);
    for (auto& t : v) t.join();
    for (int m : meals) assert(m == 1);
}
