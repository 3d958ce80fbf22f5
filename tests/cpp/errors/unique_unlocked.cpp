// kind: abort
// message: an exception of type std::system_error is not caught: unique_lock::unlock: not locked
#include <mutex>
int main() { std::mutex m; std::unique_lock l(m); l.unlock(); l.unlock(); }
