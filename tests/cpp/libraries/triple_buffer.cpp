// The writer always has a buffer to write to, the reader one to read from; the third goes between them.
// broken: -DBROKEN | race | data race on buffer.frames
#include <atomic>
#include <cassert>
#include <thread>

struct Frame {
    int left = 0, right = 0;
};

class TripleBuffer {
    Frame frames[3];
    int writing = 0, reading = 1;
    std::atomic<int> between{2};
    static constexpr int fresh = 4;

public:
    void write(int value) {
        frames[writing] = {value, value};
#ifdef BROKEN
        writing = between.exchange(writing | fresh, std::memory_order_relaxed) & 3;
#else
        writing = between.exchange(writing | fresh, std::memory_order_acq_rel) & 3;
#endif
    }
    const Frame& read() {
        if (between.load(std::memory_order_relaxed) & fresh)
            reading = between.exchange(reading, std::memory_order_acq_rel) & 3;
        return frames[reading];
    }
} buffer;

int main() {
    std::thread writer([] {
        buffer.write(1);
        buffer.write(2);
    });
    for (int i = 0; i < 2; i++) {
        const Frame& frame = buffer.read();
        assert(frame.left == frame.right);
    }
    writer.join();
}
