// Attempts, with and without a time, and several units at once.
#include <cassert>
#include <chrono>
#include <semaphore>
#include <thread>

using namespace std::chrono_literals;
static std::counting_semaphore<4> units(0);
static std::binary_semaphore one(1);
static int held;

int main() {
    std::thread other([] {
        if (one.try_acquire_for(10ms)) {
            held++;
            one.release();
        }
        units.release(2);
    });
    one.acquire();
    held++;
    one.release();
    units.acquire();
    units.acquire();
    assert(!units.try_acquire());
    assert(held == 1 || held == 2);
    assert(!units.try_acquire_until(std::chrono::steady_clock::now() + 1s));
    other.join();
}
