// Threads that do what the arguments say, three letters a step: what, which atomic, which value.
#include <atomic>
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <thread>

std::atomic<int> atomics[2];
int seen[3];

static void run(int me, const char *steps) {
    for (; *steps; steps += 3) {
        auto &x = atomics[steps[1] - '0'];
        const int value = steps[2] - '0';
        switch (steps[0]) {
        case 's': x.store(value); break;
        case 'w': x.wait(value); break;
        case '1': x.notify_one(); break;
        case '*': x.notify_all(); break;
        case 'r': seen[me] = seen[me] * 4 + x.load(); break;
        }
    }
}

int main(int argc, char **argv) {
    static char steps[3][40];
    std::thread *threads[3];
    const int count = argc - 2;
    for (int i = 0; i < count; i++) std::strcpy(steps[i], argv[i + 2]);
    for (int i = 0; i < count; i++) threads[i] = new std::thread(run, i, steps[i]);
    for (int i = 0; i < count; i++) {
        threads[i]->join();
        delete threads[i];
    }
    int all = 0;
    for (int i = 0; i < count; i++) all = all * 64 + seen[i];
    assert(all != std::atoi(argv[1]));
}
