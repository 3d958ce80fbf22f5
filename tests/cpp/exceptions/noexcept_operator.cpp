// noexcept as an operator and as a condition decides which way containers go.
#include <cstdio>
#include <utility>
#include <vector>

template <bool Safe> struct Moved {
    Moved() = default;
    Moved(const Moved &) { std::printf("c"); }
    Moved(Moved &&) noexcept(Safe) { std::printf("m"); }
};
template <class T> static void swap_them(T &a, T &b) noexcept(noexcept(T(std::move(a)))) {
    T c(std::move(a));
    (void)b;
}

template <bool Safe> static void grow() {
    std::vector<Moved<Safe>> all(2);
    all.reserve(10);
    Moved<Safe> a, b;
    std::printf(" %d\n", noexcept(swap_them(a, b)));
}

int main() {
    grow<true>();
    grow<false>();
}
