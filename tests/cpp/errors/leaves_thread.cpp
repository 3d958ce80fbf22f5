// kind: abort
// message: an exception of type int is not caught
#include <thread>

void work(bool fails) {
    if (fails) throw 7; // HERE
}

int main() {
    try {
        work(true);
    } catch (int) {
    }
    std::thread thread(work, true);
    thread.join();
}
