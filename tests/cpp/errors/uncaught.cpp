// kind: abort
// message: an exception of type std::runtime_error is not caught
#include <stdexcept>
#include <thread>

void work() { throw std::runtime_error("nobody listens"); } // HERE

int main() {
    std::thread thread(work);
    thread.join();
}
