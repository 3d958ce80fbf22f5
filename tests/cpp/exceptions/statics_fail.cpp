// A static object in a function whose construction fails is made at the next call.
#include <cstdio>

static int attempts;
struct Service {
    int number;
    Service() : number(++attempts) {
        if (attempts < 3) throw attempts;
        std::printf("service %d\n", number);
    }
    ~Service() { std::printf("~service\n"); }
};
static Service &service() {
    static Service one;
    return one;
}

int main() {
    for (int i = 0; i < 4; i++)
        try {
            std::printf("use %d\n", service().number);
        } catch (int n) {
            std::printf("failed %d\n", n);
        }
}
