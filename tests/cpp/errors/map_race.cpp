// kind: race
// message: data race on m
#include <map>
#include <string>
#include <thread>
int main() {
    std::map<std::string, int> m;
    std::thread a([&] { m["a"] = 1; });
    std::thread b([&] { m["b"] = 2; });
    a.join(); b.join();
}
