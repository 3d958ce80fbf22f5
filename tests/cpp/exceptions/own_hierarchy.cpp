// A program's own exceptions, derived from the library's, with what() of their own.
#include <cstdio>
#include <stdexcept>
#include <string>

class FileError : public std::runtime_error {
    std::string path_;
public:
    FileError(const std::string &path, const std::string &why) : std::runtime_error(path + ": " + why), path_(path) {}
    const std::string &path() const { return path_; }
};
class NotFound : public FileError {
public:
    explicit NotFound(const std::string &path) : FileError(path, "not found") {}
};
class Custom : public std::exception {
    const char *what() const noexcept override { return "custom"; }
};

static void open(int n) {
    if (n == 0) throw NotFound("/etc/a");
    if (n == 1) throw FileError("/etc/b", "denied");
    if (n == 2) throw Custom();
}

int main() {
    for (int n = 0; n < 4; n++)
        try {
            open(n);
            std::printf("opened\n");
        } catch (const NotFound &error) {
            std::printf("not found: %s | %s\n", error.path().c_str(), error.what());
        } catch (const FileError &error) {
            std::printf("file: %s | %s\n", error.path().c_str(), error.what());
        } catch (const std::exception &error) {
            std::printf("other: %s\n", error.what());
        }
}
