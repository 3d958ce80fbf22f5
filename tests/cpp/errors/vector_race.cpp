// kind: race
// message: data race on v
#include <thread>
#include <vector>
int main() {
    std::vector<int> v;
    std::thread a([&] { v.push_back(1); });
    std::thread b([&] { v.push_back(2); });
    a.join(); b.join();
}
