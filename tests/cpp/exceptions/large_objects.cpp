// Exceptions with much in them: an array, a vector, strict alignment.
#include <array>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <vector>

struct alignas(16) Aligned {
    std::array<int, 40> numbers;
    std::vector<int> more{1, 2, 3};
};

static void thrower(int start) {
    Aligned aligned;
    std::iota(aligned.numbers.begin(), aligned.numbers.end(), start);
    aligned.more.push_back(start);
    throw aligned;
}

int main() {
    for (int start : {0, 100})
        try {
            thrower(start);
        } catch (const Aligned &got) {
            std::printf("%d %d %zu %d\n", std::accumulate(got.numbers.begin(), got.numbers.end(), 0), got.more.back(), got.more.size(),
                        static_cast<int>(reinterpret_cast<std::uintptr_t>(&got) % 16));
        }
}
