// Lines from several threads are collected in a vector of strings.
// broken: -DBROKEN | race | data race
#include <cassert>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Logger {
    std::mutex mutex;
    std::vector<std::string> lines;

public:
    Logger& operator<<(const std::string& line) {
#ifndef BROKEN
        std::lock_guard<std::mutex> guard(mutex);
#endif
        lines.push_back("[" + std::to_string(lines.size()) + "] " + line);
        return *this;
    }
    std::size_t size() const { return lines.size(); }
    const std::string& operator[](std::size_t at) const { return lines[at]; }
};

int main() {
    Logger logger;
    std::thread other([&] { logger << "from another thread"; });
    logger << "from main";
    other.join();
    assert(logger.size() == 2);
    assert(logger[1].substr(0, 4) == "[1] ");
}
