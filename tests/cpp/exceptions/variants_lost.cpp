// A variant that is assigned something that throws has no value; visiting it throws.
#include <cstdio>
#include <string>
#include <variant>

struct Bad {
    Bad() = default;
    Bad(const Bad &) { throw 1; }
    Bad(Bad &&) noexcept(false) { throw 2; }
    Bad &operator=(const Bad &) { return *this; }
};

int main() {
    std::variant<std::string, Bad> v = std::string("a long text that is not kept in place");
    try {
        v.emplace<Bad>(Bad());
    } catch (int n) {
        std::printf("%d %d\n", n, v.valueless_by_exception());
    }
    try {
        std::visit([](auto &) {}, v);
    } catch (const std::bad_variant_access &error) {
        std::printf("%s\n", error.what());
    }
    v = std::string("back");
    std::printf("%s\n", std::get<std::string>(v).c_str());
}
