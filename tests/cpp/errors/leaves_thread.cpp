// kind: abort
// message: an exception of type int is not caught
#include <thread>

void work(bool fails) {
    if (fails) throw 7;
}

int main() {
    try {
        work(true);
    } catch (int) {
    }
    std::thread thread(work, true); // HERE
    thread.join();
}
