#include <cassert>
#include <semaphore>
#include <thread>

std::counting_semaphore<2> items(0), room(1);
int slot, sum;

int main() {
    std::thread producer([] {
        for (int i = 1; i <= 2; i++) {
            room.acquire();
            slot = i;
            items.release();
        }
    });
    for (int i = 0; i < 2; i++) {
        items.acquire();
        sum += slot;
        room.release();
    }
    std::thread eager([] { (void)items.try_acquire(); });
    producer.join();
    eager.join();
    assert(sum == 3);
}
