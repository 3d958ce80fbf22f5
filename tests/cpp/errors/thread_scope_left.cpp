// kind: abort
// message: std::terminate: an exception leaves the scope of a std::thread that was not joined
#include <stdexcept>
#include <thread>

void run(bool fails) {
    std::thread worker([] {});
    if (fails) throw std::runtime_error("too early");
    worker.join();
}  // HERE

int main() {
    try {
        run(true);
    } catch (const std::exception&) {
    }
}
