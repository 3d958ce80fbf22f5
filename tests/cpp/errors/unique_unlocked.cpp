// kind: abort
// message: an exception of the C\+\+ library is not caught: unique_lock::unlock: not locked
#include <mutex>
int main() { std::mutex m; std::unique_lock l(m); l.unlock(); l.unlock(); }
