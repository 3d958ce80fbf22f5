// broken: -DBROKEN | deadlock | 4 threads wait for ever
// philosophers as function objects
#include <mutex>
#include <thread>
#include <vector>
#include <memory>
#include <iostream>
#include <string>
#include <condition_variable>
// dining philosophers, class-based
class Fork { std::mutex m; public: void take() { m.lock(); } void put() { m.unlock(); } };
class Philosopher {
    std::string name; Fork &left, &right; 
public:
    Philosopher(std::string n, Fork &l, Fork &r) : name(std::move(n)), left(l), right(r) {}
    void operator()() { left.take(); right.take(); std::cout << name << " eats\n"; right.put(); left.put(); }
};
int main() {
    std::vector<std::unique_ptr<Fork>> forks; for (int i = 0; i < 3; i++) forks.push_back(std::make_unique<Fork>());
    std::vector<std::thread> ts;
    const char *names[] = {"Kant", "Marx", "Hume"};
    for (int i = 0; i < 3; i++) {
#ifdef BROKEN
        ts.emplace_back(Philosopher(names[i], *forks[i], *forks[(i + 1) % 3]));
#else
        ts.emplace_back(Philosopher(names[i], *forks[std::min(i, (i + 1) % 3)], *forks[std::max(i, (i + 1) % 3)]));
#endif
    }
    for (auto &t : ts) t.join();
}
