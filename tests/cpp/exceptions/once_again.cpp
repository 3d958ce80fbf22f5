// call_once whose function throws is called again.
#include <cstdio>
#include <mutex>

static std::once_flag flag;
static int attempts;

int main() {
    for (int i = 0; i < 4; i++)
        try {
            std::call_once(flag, [] {
                if (++attempts < 3) throw attempts;
                std::printf("made at %d\n", attempts);
            });
            std::printf("there\n");
        } catch (int n) {
            std::printf("attempt %d failed\n", n);
        }
}
