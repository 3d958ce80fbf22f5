// kind: race
// message: data race on g
#include <memory>
#include <thread>
std::shared_ptr<int> g = std::make_shared<int>(1);
int main() {
    std::thread t([] { g = std::make_shared<int>(2); });
    auto p = g;
    t.join();
    return *p == 0;
}
