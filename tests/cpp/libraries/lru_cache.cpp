// A cache of a list and a hash table.
// broken: -DBROKEN | race | c.items|c.index
#include <cassert>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
template <class K, class V>
class LruCache {
    using Item = std::pair<K, V>;
    std::list<Item> items;
    std::unordered_map<K, typename std::list<Item>::iterator> index;
    const size_t cap;
    std::mutex m;

  public:
    explicit LruCache(size_t c) : cap(c) {}
    void put(const K& k, V v) {
        std::lock_guard l(m);
        if (auto it = index.find(k); it != index.end()) {
            it->second->second = std::move(v);
            items.splice(items.begin(), items, it->second);
            return;
        }
        if (items.size() == cap) {
            index.erase(items.back().first);
            items.pop_back();
        }
        items.emplace_front(k, std::move(v));
        index[k] = items.begin();
    }
    std::optional<V> get(const K& k) {
#ifndef BROKEN
        std::lock_guard l(m);
#endif
        auto it = index.find(k);
        if (it == index.end()) return std::nullopt;
        items.splice(items.begin(), items, it->second);
        return it->second->second;
    }
};
int main() {
    LruCache<std::string, int> c(2);
    c.put("one", 1);
    std::thread t([&] {
        c.put("two", 2);
        c.put("three", 3);
    });
    auto v = c.get("one");
    assert(!v || *v == 1);
    t.join();
    assert(c.get("three") == 3);
}
