// The first exception of several threads is kept and thrown again.
// broken: -DBROKEN | race | first
#include <cassert>
#include <exception>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>
std::exception_ptr first;
std::mutex em;
void work(int i) {
    try {
        if (i % 2) throw std::out_of_range("odd " + std::to_string(i));
    } catch (...) {
#ifndef BROKEN
        std::lock_guard g(em);
#endif
        if (!first) first = std::current_exception();
    }
}
int main() {
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; i++) ts.emplace_back(work, i);
    for (auto& t : ts) t.join();
    try {
        if (first) std::rethrow_exception(first);
        assert(false);
    } catch (std::out_of_range const& e) {
        std::cout << e.what() << "\n";
    }
}
