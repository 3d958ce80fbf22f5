// A turn that only looks and prints is left out as one that only looks.
#include <atomic>
#include <cassert>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <thread>

std::atomic<int> ready{0};
int value;

int main() {
    std::thread other([] {
        value = 3;
        ready.store(1, std::memory_order_release);
        while (ready.load(std::memory_order_acquire) != 2) std::puts("not yet");
        assert(value == 4);
    });
    while (!ready.load(std::memory_order_acquire)) {
        std::cout << "waiting ..." << std::endl;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    assert(value == 3);
    value = 4;
    ready.store(2, std::memory_order_release);
    other.join();
}
