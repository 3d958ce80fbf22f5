// One function that turns whatever is being handled into an error code.
#include <cstdio>
#include <new>
#include <stdexcept>
#include <system_error>

static int code() noexcept {
    try {
        throw;
    } catch (const std::invalid_argument &) {
        return 1;
    } catch (const std::logic_error &) {
        return 2;
    } catch (const std::system_error &error) {
        return error.code().value();
    } catch (const std::exception &) {
        return 4;
    } catch (int n) {
        return 100 + n;
    } catch (...) {
        return 5;
    }
}

extern "C" int entry(int which) {
    try {
        if (which == 0) throw std::invalid_argument("a");
        if (which == 1) throw std::length_error("b");
        if (which == 2) throw std::system_error(std::make_error_code(std::errc::permission_denied));
        if (which == 3) throw std::bad_alloc();
        if (which == 4) throw 7;
        if (which == 5) throw 1.5f;
        return 0;
    } catch (...) {
        return code();
    }
}

int main() {
    for (int i = 0; i < 7; i++) std::printf("%d\n", entry(i));
}
