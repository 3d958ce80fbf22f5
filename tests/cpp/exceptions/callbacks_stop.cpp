// A producer that ends its consumer by an exception, and the other way round.
#include <cstdio>
#include <functional>
#include <string>

struct Stop {};
static void numbers(const std::function<void(int)> &yield) {
    struct Closing {
        ~Closing() { std::printf("closed\n"); }
    } closing;
    for (int i = 0;; i++) {
        if (i == 5) throw std::string("exhausted");
        yield(i * i);
    }
}

int main() {
    for (int limit : {3, 100}) {
        int sum = 0;
        try {
            numbers([&](int n) {
                if (n > limit) throw Stop();
                sum += n;
            });
        } catch (Stop) {
            std::printf("stopped at %d\n", sum);
        } catch (std::string &why) {
            std::printf("%s at %d\n", why.c_str(), sum);
        }
    }
}
