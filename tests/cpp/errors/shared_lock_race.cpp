// kind: race
// message: data race on x
#include <shared_mutex>
#include <thread>
std::shared_mutex m;
int x;
int main() {
    std::thread w([] {
        std::shared_lock<std::shared_mutex> l(m);
        x++;
    });
    {
        std::shared_lock l(m);
        x++;
    }
    w.join();
}
