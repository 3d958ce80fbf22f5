// Halves of an array are summed by async. A shared accumulator must not be plain.
// broken: -DBROKEN | race | data race
#include <cassert>
#include <future>
#include <numeric>
#include <vector>

int parallel_sum(const std::vector<int>& numbers) {
    auto middle = numbers.begin() + numbers.size() / 2;
#ifdef BROKEN
    int total = 0;
    auto half = std::async(std::launch::async, [&] { total += std::accumulate(numbers.begin(), middle, 0); });
    total += std::accumulate(middle, numbers.end(), 0);
    half.get();
    return total;
#else
    auto half = std::async(std::launch::async, [&] { return std::accumulate(numbers.begin(), middle, 0); });
    int rest = std::accumulate(middle, numbers.end(), 0);
    return half.get() + rest;
#endif
}

int main() { assert(parallel_sum({1, 2, 3, 4}) == 10); }
