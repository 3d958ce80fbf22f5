// Containers of objects that cannot be copied at some point: nothing is lost, nothing destroyed twice.
#include <cstdio>
#include <deque>
#include <list>
#include <map>
#include <vector>

static int copies, alive;
struct Fragile {
    int n;
    explicit Fragile(int n) : n(n) { alive++; }
    Fragile(const Fragile &other) : n(other.n) {
        if (++copies == 5) throw copies;
        alive++;
    }
    Fragile &operator=(const Fragile &) = default;
    ~Fragile() { alive--; }
};

template <class Container> static void fill(const char *name) {
    copies = 0;
    {
        Container all;
        try {
            for (int i = 0; i < 10; i++) {
                Fragile one(i);
                all.insert(all.end(), one);
            }
        } catch (int n) {
            std::printf("%s: copy %d failed, %zu kept, %d alive\n", name, n, all.size(), alive);
        }
    }
    std::printf("%s: %d alive\n", name, alive);
}

int main() {
    fill<std::vector<Fragile>>("vector");
    fill<std::list<Fragile>>("list");
    fill<std::deque<Fragile>>("deque");
    copies = 0;
    std::map<int, Fragile> map;
    try {
        for (int i = 0; i < 10; i++) map.emplace(i, Fragile(i));
    } catch (int n) {
        std::printf("map: %zu kept, %d alive\n", map.size(), alive);
    }
}
