#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
struct Bad : std::runtime_error { int code; Bad(int code) : std::runtime_error("bad " + std::to_string(code)), code(code) {} ~Bad() override { std::puts("~Bad"); } };
std::exception_ptr kept;
void keep() { try { throw Bad(7); } catch (...) { kept = std::current_exception(); } }
int main() {
    keep();
    std::printf("%d\n", kept != nullptr);
    for (int i = 0; i < 2; i++) try { std::rethrow_exception(kept); } catch (Bad &b) { std::printf("%s %d\n", b.what(), b.code); }
    kept = nullptr;
    auto p = std::make_exception_ptr(std::out_of_range("far"));
    try { std::rethrow_exception(p); } catch (std::logic_error &e) { std::puts(e.what()); }
    try { try { throw Bad(1); } catch (...) { std::throw_with_nested(std::logic_error("outer")); } }
    catch (std::exception &e) { std::puts(e.what()); try { std::rethrow_if_nested(e); } catch (std::exception &n) { std::puts(n.what()); } }
}
