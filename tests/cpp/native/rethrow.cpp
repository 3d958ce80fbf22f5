#include <cstdio>
#include <exception>
#include <stdexcept>
struct Guard { const char *name; ~Guard() { std::printf("~%s uncaught %d\n", name, std::uncaught_exceptions()); } };
void inner() { Guard g{"inner"}; throw std::logic_error("first"); }
void middle() {
    Guard g{"middle"};
    try { inner(); } catch (const std::runtime_error &) { std::puts("wrong"); } catch (std::logic_error &e) {
        std::printf("middle %s\n", e.what());
        Guard h{"handler"};
        throw;
    }
}
int main() {
    try { middle(); } catch (std::exception &e) { std::printf("main %s\n", e.what()); }
    try { try { middle(); } catch (...) { throw std::runtime_error("second"); } } catch (std::runtime_error &e) { std::puts(e.what()); }
    std::printf("%d\n", std::uncaught_exceptions());
}
