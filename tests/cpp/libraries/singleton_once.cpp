// call_once: a constructor that throws is tried again.
// broken: -DBROKEN | assertion | attempts == 2
#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>

std::atomic<int> attempts{0};

struct Connection {
    Connection() {
        if (attempts++ == 0) throw std::runtime_error("refused");
    }
    int value = 7;
};

std::once_flag once;
std::unique_ptr<Connection> connection;

bool connect() {
    try {
#ifdef BROKEN
        std::call_once(once, [] {
            try {
                connection = std::make_unique<Connection>();
            } catch (const std::exception&) {
            }
        });
#else
        std::call_once(once, [] { connection = std::make_unique<Connection>(); });
#endif
        return true;
    } catch (const std::runtime_error&) {
        return false;
    }
}

int main() {
    bool mine = false, others = false;
    std::thread other([&] { others = connect(); });
    mine = connect();
    other.join();
    assert(attempts == 2 && connection->value == 7);
    assert(mine != others);
}
