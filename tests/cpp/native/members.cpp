#include <cstdio>
#include <memory>
#include <vector>
struct Part { int n; Part(int n) : n(n) { std::printf("part %d\n", n); if (n == 3) throw n; } ~Part() { std::printf("end part %d\n", n); } Part(const Part &o) : n(o.n) { std::printf("copy %d\n", n); } };
struct Whole { Part a, b, c; Whole(int n) : a(n), b(n + 1), c(n + 2) { std::puts("whole"); } ~Whole() { std::puts("end whole"); } };
struct Array { Part parts[3] = {1, 2, 3}; };
int main() {
    try { Whole w(1); } catch (int n) { std::printf("caught %d\n", n); }
    try { Whole w(4); throw 'x'; } catch (char c) { std::printf("caught %c\n", c); }
    try { Array a; } catch (int n) { std::printf("caught %d\n", n); }
    try { auto p = std::make_unique<Whole>(2); } catch (int n) { std::printf("caught %d\n", n); }
    try { auto *p = new Part(3); delete p; } catch (int n) { std::printf("caught %d\n", n); }
    std::vector<Part> v; v.reserve(1); v.emplace_back(7); v.emplace_back(8);
    try { v.emplace_back(3); } catch (int) { std::printf("size %zu\n", v.size()); }
}
