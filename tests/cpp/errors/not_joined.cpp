// kind: abort
// message: std::terminate: a std::thread is destroyed that was not joined
#include <thread>

int main() {
    std::thread lost([] {});
} // HERE
