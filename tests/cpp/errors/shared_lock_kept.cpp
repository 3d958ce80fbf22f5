// kind: deadlock
// message: deadlock: a thread waits for ever
#include <shared_mutex>
#include <thread>
std::shared_mutex m;
int main() { std::thread t([] { m.lock_shared(); }); t.join(); m.lock(); m.unlock(); }
