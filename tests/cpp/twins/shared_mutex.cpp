#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

std::shared_mutex lock;
int a, b;

int main() {
    auto read = [] { std::shared_lock guard(lock); assert(a == b); };
    std::thread writer([] { std::unique_lock guard(lock); a++; b++; }), first(read), second(read);
    writer.join();
    first.join();
    second.join();
}
