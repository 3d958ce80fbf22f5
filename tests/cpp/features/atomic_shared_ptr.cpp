#include <memory>
#include <atomic>
#include <thread>
#include <cassert>
std::shared_ptr<int> g = std::make_shared<int>(1);
int main() {
    std::thread t([] { std::atomic_store(&g, std::make_shared<int>(2)); });
    auto p = std::atomic_load(&g);
    assert(*p == 1 || *p == 2);
    t.join();
}
