// kind: lock
// message: unlock of m, which is not locked
#include <mutex>
std::mutex m;
int main() { m.lock(); m.unlock(); m.unlock(); }
