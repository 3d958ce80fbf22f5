// kind: call
// message: call through a pointer that is no function
#include <thread>

int main() {
    void (*nothing)() = nullptr;
    std::thread thread(nothing); // HERE
    thread.join();
}
