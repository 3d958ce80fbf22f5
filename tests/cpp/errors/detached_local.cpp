// kind: memory
// message: use of local after its function returned
#include <thread>
#include <atomic>
void start() {
    int local = 1;
    std::thread([&] { local++; }).detach();
}
int main() { start(); }
