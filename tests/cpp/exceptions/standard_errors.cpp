// What the library throws, and its messages.
#include <any>
#include <bitset>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

template <class F> static void attempt(const char *name, F action) {
    try {
        action();
        std::printf("%s: no error\n", name);
    } catch (const std::logic_error &error) {
        std::printf("%s: logic: %s\n", name, error.what());
    } catch (const std::exception &error) {
        std::printf("%s: %s\n", name, error.what());
    }
}

int main() {
    attempt("vector", [] { std::vector<int>(3).at(3); });
    attempt("string", [] { std::string("abc").at(7); });
    attempt("substr", [] { std::string("abc").substr(4); });
    attempt("map", [] { std::map<int, int>().at(1); });
    attempt("optional", [] { std::optional<int>().value(); });
    attempt("variant", [] { std::variant<int, char> v = 1; std::get<char>(v); });
    attempt("any", [] { std::any a = 1; std::any_cast<long>(a); });
    attempt("function", [] { std::function<void()>()(); });
    attempt("weak_ptr", [] { std::weak_ptr<int> w; std::shared_ptr<int> s(w); });
    attempt("stoi", [] { std::stoi("none"); });
    attempt("stoi long", [] { std::stoi("99999999999"); });
    attempt("stoi good", [] { std::printf("%d ", std::stoi("42")); });
    attempt("bitset", [] { std::bitset<4>().test(9); });
}
