// Objects left by goto, switch and return while others wait to be destroyed.
#include <cstdio>

struct D {
    char c;
    ~D() { std::printf("%c", c); }
};

static int run(int n) {
    D a{'a'};
    try {
        switch (n) {
        case 0: {
            D b{'b'};
            goto out;
        }
        case 1: {
            D c{'c'};
            return 1;
        }
        case 2: {
            D d{'d'};
            throw n;
        }
        default: {
            D e{'e'};
        }
        }
        D f{'f'};
    } catch (int) {
        D g{'g'};
        return 2;
    }
out:
    D h{'h'};
    return 3;
}

int main() {
    for (int i = 0; i < 4; i++) std::printf(" %d\n", run(i));
}
