// A class's own operator delete is called when its constructor throws; placement, too.
#include <cstdio>
#include <cstdlib>
#include <new>

struct Own {
    explicit Own(int n) { if (n) throw n; }
    static void *operator new(std::size_t size) {
        std::printf("new %d\n", size == sizeof(Own));
        return std::malloc(size);
    }
    static void operator delete(void *p) {
        std::printf("delete\n");
        std::free(p);
    }
    static void *operator new(std::size_t, void *where, int) { return where; }
    static void operator delete(void *, void *, int) { std::printf("placement delete\n"); }
    long filler[3];
};

int main() {
    alignas(Own) char space[sizeof(Own)];
    try {
        new Own(5);
    } catch (int n) {
        std::printf("%d\n", n);
    }
    try {
        new (space, 1) Own(6);
    } catch (int n) {
        std::printf("%d\n", n);
    }
    delete new Own(0);
}
