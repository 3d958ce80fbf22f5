// The handler is chosen by the type of what is thrown, in the order in which handlers are written.
#include <cstdio>
#include <stdexcept>

static void thrower(int which) {
    switch (which) {
    case 0: throw 7;
    case 1: throw 2.5;
    case 2: throw "text";
    case 3: throw std::out_of_range("range");
    case 4: throw std::runtime_error("run time");
    case 5: throw 'c';
    }
}

int main() {
    for (int i = 0; i <= 6; i++) {
        try {
            thrower(i);
            std::printf("%d: nothing\n", i);
        } catch (int n) {
            std::printf("%d: int %d\n", i, n);
        } catch (const char *text) {
            std::printf("%d: text %s\n", i, text);
        } catch (const std::logic_error &error) {
            std::printf("%d: logic %s\n", i, error.what());
        } catch (const std::exception &error) {
            std::printf("%d: exception %s\n", i, error.what());
        } catch (...) {
            std::printf("%d: something\n", i);
        }
    }
}
