#include <thread>
#include <atomic>
#include <cassert>
std::atomic<int> made, gone;
struct S {
    int v = 0;
    S() { made++; }
    ~S() { gone++; }
};
thread_local S s;
int main() {
    std::thread t([] {
        s.v++;
        assert(s.v == 1);
    });
    t.join();
    assert(made == 1 && gone == 1);
}
