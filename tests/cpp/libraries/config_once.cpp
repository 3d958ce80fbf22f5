// broken: -DBROKEN | race | data race on store\.config_
#include <cassert>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Config {
    std::string name;
    std::vector<int> values;
};
class ConfigStore {
    std::once_flag flag_;
    std::unique_ptr<Config> config_;
    int loads_ = 0;
public:
    const Config& get() {
#ifdef BROKEN
        if (!config_) {
            ++loads_;
            config_ = std::make_unique<Config>(Config{"default", {1, 2, 3}});
        }
#else
        std::call_once(flag_, [this] {
            ++loads_;
            config_ = std::make_unique<Config>(Config{"default", {1, 2, 3}});
        });
#endif
        return *config_;
    }
    int loads() const { return loads_; }
};
int main() {
    ConfigStore store;
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; ++i)
        threads.emplace_back([&store] { assert(store.get().values.size() == 3); });
    for (auto& t : threads) t.join();
    assert(store.loads() == 1);
    std::cout << store.get().name << '\n';
}
