// broken: -DBROKEN | memory | use of local after its function returned
// a thread that outlives what it refers to
#include <thread>
#include <string>
#include <functional>
#include <cassert>
std::thread start(const std::string &name) {
#ifdef BROKEN
    std::string local = name + " and more of it, long enough";
    return std::thread([&local] { assert(!local.empty()); });
#else
    std::string local = name + " and more of it, long enough";
    return std::thread([local = std::move(local)] { assert(!local.empty()); });
#endif
}
int main() { auto t = start("x"); t.join(); }
