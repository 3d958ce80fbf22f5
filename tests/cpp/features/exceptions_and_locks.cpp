#include <stdexcept>
#include <string>
#include <thread>
#include <exception>
#include <mutex>
#include <cassert>
std::mutex m;
int n;
std::exception_ptr ep;
struct Guard {
    int& c;
    explicit Guard(int& c) : c(c) { ++c; }
    ~Guard() { --c; }
};
void work(int d) {
    std::lock_guard<std::mutex> l(m);
    Guard g(n);
    if (d > 1) throw std::invalid_argument("d=" + std::to_string(d));
}
int main() {
    std::thread t([] {
        try {
            work(2);
        } catch (...) {
            ep = std::current_exception();
        }
    });
    try {
        work(1);
    } catch (const std::exception&) {
        assert(false);
    }
    t.join();
    try {
        std::rethrow_exception(ep);
    } catch (const std::logic_error& e) {
        assert(std::string(e.what()) == "d=2");
    }
    assert(n == 0);
}
