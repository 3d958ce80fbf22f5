#include <cstdio>
#include <cstring>

#include "harness.h"

// Runs the tests whose name contains the argument, or all; the exit status says whether all passed.
int main(int argc, char** argv) {
    int failed = 0, ran = 0;
    for (const raddle::test::Case& test : raddle::test::cases()) {
        if (argc > 1 && std::strstr(test.name, argv[1]) == nullptr) continue;
        ++ran;
        try {
            test.body();
        } catch (const std::exception& error) {
            ++failed;
            std::printf("FAILED %s: %s\n", test.name, error.what());
        }
    }
    std::printf("%d tests, %d failed\n", ran, failed);
    return failed == 0 && ran > 0 ? 0 : 1;
}
