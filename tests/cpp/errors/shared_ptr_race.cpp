// kind: race
// message: data race on
#include <memory>
#include <thread>

std::shared_ptr<int> shared = std::make_shared<int>(1);

int main() {
    std::thread writer([] { shared = std::make_shared<int>(2); });
    std::shared_ptr<int> mine = shared;
    writer.join();
}
