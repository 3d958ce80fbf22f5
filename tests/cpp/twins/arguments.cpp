// Threads that are given functions and arguments: what fits into some words makes no memory and no names.
#include <atomic>
#include <cassert>
#include <functional>
#include <thread>

struct Counter {
    std::atomic<int> value{0};
    void add(int by) { value += by; }
};

static Counter counter;
static std::atomic<int> seen{0};

static void look(const Counter &from, std::atomic<int> *to, int mask) { to->fetch_or(from.value.load() & mask); }

int main() {
    std::thread a(&Counter::add, &counter, 1), b(&Counter::add, &counter, 1), c(&Counter::add, &counter, 1);
    std::thread d(look, std::cref(counter), &seen, 3);
    const int more = 4;
    Counter *to = &counter;
    std::thread e([to, more] { to->add(more); });
    for (std::thread *each : {&a, &b, &c, &d, &e}) each->join();
    assert(counter.value == 7);
    assert(seen < 4);
}
