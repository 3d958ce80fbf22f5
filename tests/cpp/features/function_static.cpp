#include <thread>
#include <string>
#include <cassert>
struct Config {
    std::string name{"raddle"};
};
Config& config() {
    static Config c;
    return c;
}
int main() {
    std::thread t([] { assert(config().name == "raddle"); });
    assert(config().name.size() == 6);
    t.join();
}
