// kind: abort
// message: ^an exception of type std::bad_variant_access is not caught
#include <string>
#include <thread>
#include <variant>

std::variant<int, std::string> value = 3;

int main() {
    std::thread other([] { value = std::string("text"); });
    other.join();
    return std::get<int>(value); // HERE
}
