// throw_with_nested and rethrow_if_nested: a chain of reasons.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>

static void tell(const std::exception &error, int depth = 0) {
    std::printf("%*s%s\n", depth * 2, "", error.what());
    try {
        std::rethrow_if_nested(error);
    } catch (const std::exception &inner) {
        tell(inner, depth + 1);
    }
}
static void read() { throw std::out_of_range("no such byte"); }
static void parse() {
    try {
        read();
    } catch (...) {
        std::throw_with_nested(std::runtime_error("parse failed"));
    }
}

int main() {
    try {
        try {
            parse();
        } catch (...) {
            std::throw_with_nested(std::logic_error("main failed"));
        }
    } catch (const std::exception &error) {
        tell(error);
    }
}
