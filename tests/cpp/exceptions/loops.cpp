// break, continue and return out of try blocks and handlers.
#include <cstdio>
#include <string>

struct Turn {
    int n;
    ~Turn() { std::printf("[%d]", n); }
};

static int search(int wanted) {
    for (int i = 0;; i++) {
        Turn turn{i};
        try {
            if (i % 2) throw i;
            if (i == wanted) return 100 + i;
            continue;
        } catch (int n) {
            if (n == wanted) return 200 + n;
            if (n > 6) break;
            std::printf("(%d)", n);
        }
    }
    return 0;
}

int main() {
    for (int wanted : {2, 3, 50}) std::printf(" -> %d\n", search(wanted));
}
