// exception_ptr: kept, copied, compared, thrown twice.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <vector>

struct Counted {
    static int alive;
    Counted() { alive++; }
    Counted(const Counted &) { alive++; }
    ~Counted() { alive--; }
};
int Counted::alive = 0;

int main() {
    std::exception_ptr none, kept;
    std::printf("%d %d\n", none == nullptr, std::current_exception() == nullptr);
    try {
        throw Counted();
    } catch (...) {
        kept = std::current_exception();
    }
    std::printf("alive %d\n", Counted::alive);
    std::vector<std::exception_ptr> all(3, kept);
    for (auto &one : all)
        try {
            std::rethrow_exception(one);
        } catch (Counted &) {
            std::printf("again, same %d, alive %d\n", one == kept, Counted::alive);
        }
    all.clear();
    kept = nullptr;
    std::printf("alive %d\n", Counted::alive);
    auto made = std::make_exception_ptr(std::runtime_error("made"));
    try {
        std::rethrow_exception(made);
    } catch (std::exception &error) {
        std::printf("%s\n", error.what());
    }
}
