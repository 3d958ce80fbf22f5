// kind: memory
// message: null pointer access
#include <optional>
#include <variant>
#include <memory>
int main() { std::unique_ptr<int> p = std::make_unique<int>(1); auto q = std::move(p); return *p; }
