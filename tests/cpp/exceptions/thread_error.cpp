// An exception of a thread is kept there and thrown again in the one that joins it.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <thread>

int main() {
    for (int i = 0; i < 3; i++) {
        std::exception_ptr error;
        std::thread worker([&error, i] {
            try {
                if (i == 1) throw std::runtime_error("worker " + std::to_string(i));
                if (i == 2) throw i;
            } catch (...) {
                error = std::current_exception();
            }
        });
        worker.join();
        try {
            if (error) std::rethrow_exception(error);
            std::printf("no error\n");
        } catch (const std::exception &e) {
            std::printf("%s\n", e.what());
        } catch (int n) {
            std::printf("int %d\n", n);
        }
    }
}
