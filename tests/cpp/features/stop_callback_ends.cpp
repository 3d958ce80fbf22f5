// The destructor of a callback waits for its run on another thread.
#include <stop_token>
#include <thread>
#include <cassert>
int main() {
    std::stop_source src;
    int data = 0;
    std::thread t([&] { src.request_stop(); });
    {
        std::stop_callback cb(src.get_token(), [&] { data++; });
    }
    data++;
    t.join();
}
