// Temporaries and arguments that exist when a later part of the expression throws.
#include <cstdio>

struct T {
    int n;
    explicit T(int n) : n(n) { std::printf("+%d", n); if (n == 9) throw n; }
    T(const T &other) : n(other.n + 10) { std::printf("c%d", n); }
    ~T() { std::printf("-%d", n); }
    T operator+(const T &other) const { return T(n + other.n); }
};
static int take(const T &a, T b) {
    std::printf("<%d>", a.n + b.n);
    return b.n;
}

int main() {
    try {
        take(T(1) + T(2), T(3) + T(4));
        std::printf("\n");
        take(T(1), T(4) + T(5));
    } catch (int n) {
        std::printf(" caught %d\n", n);
    }
    try {
        int sum = take(T(5), T(6)) + (T(2) + T(7)).n;
        std::printf("%d\n", sum);
    } catch (int n) {
        std::printf(" caught %d\n", n);
    }
}
