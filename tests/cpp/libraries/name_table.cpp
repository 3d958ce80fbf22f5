// Names under a shared_mutex; writers take it whole.
// broken: -DBROKEN | race | d.entries
#include <cassert>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>
class Dns {
    std::unordered_map<std::string, int> entries;
    mutable std::shared_mutex m;

  public:
    std::optional<int> find(std::string const& k) const {
        std::shared_lock lk(m);
        auto it = entries.find(k);
        return it == entries.end() ? std::nullopt : std::optional<int>(it->second);
    }
    void update(std::string const& k, int v) {
#ifdef BROKEN
        std::shared_lock lk(m);
#else
        std::lock_guard lk(m);
#endif
        entries[k] = v;
    }
};
int main() {
    Dns d;
    d.update("a", 1);
    std::thread w([&] { d.update("b", 2); });
    std::thread r([&] {
        auto v = d.find("b");
        assert(!v || *v == 2);
    });
    w.join();
    r.join();
    assert(d.find("a").value() == 1 && d.find("b").has_value());
}
