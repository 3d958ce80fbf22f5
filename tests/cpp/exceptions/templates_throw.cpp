// Exceptions whose type is a template's, an enumeration, a tuple, a local class.
#include <cstdio>
#include <string>
#include <tuple>

template <class T, int N> struct Error {
    T value;
};
enum class Color { red, green };
namespace { struct Anonymous { int n; }; }

template <class T> static void toss(T value) { throw value; }

static void run(int which) {
    struct Local { int n; };
    try {
        switch (which) {
        case 0: toss(Error<int, 1>{10}); break;
        case 1: toss(Error<int, 2>{20}); break;
        case 2: toss(Error<std::string, 1>{"text"}); break;
        case 3: toss(Color::green); break;
        case 4: toss(std::make_tuple(1, std::string("two"))); break;
        case 5: toss(Anonymous{5}); break;
        case 6: toss(Local{6}); break;
        }
    } catch (const Error<int, 2> &error) {
        std::printf("second %d\n", error.value);
    } catch (const Error<int, 1> &error) {
        std::printf("first %d\n", error.value);
    } catch (const Error<std::string, 1> &error) {
        std::printf("text %s\n", error.value.c_str());
    } catch (Color color) {
        std::printf("color %d\n", static_cast<int>(color));
    } catch (const std::tuple<int, std::string> &both) {
        std::printf("tuple %s\n", std::get<1>(both).c_str());
    } catch (Anonymous &a) {
        std::printf("anonymous %d\n", a.n);
    } catch (Local &local) {
        std::printf("local %d\n", local.n);
    }
}

int main() {
    for (int i = 0; i < 7; i++) run(i);
}
