// A virtual base is one object, found through the table; an ambiguous or private base does not match.
#include <cstdio>

struct Root { int n; explicit Root(int n = 0) : n(n) {} virtual ~Root() = default; };
struct Left : virtual Root {};
struct Right : virtual Root {};
struct Bottom : Left, Right { explicit Bottom(int n) : Root(n) {} };
struct Plain { int n = 9; };
struct One : Plain {};
struct Two : Plain {};
struct Twice : One, Two {};
class Hidden : Plain {};

template <class T> static void toss(const char *name, T value) {
    try {
        throw value;
    } catch (const Plain &plain) {
        std::printf("%s: plain %d\n", name, plain.n);
    } catch (const Root &root) {
        std::printf("%s: root %d\n", name, root.n);
    } catch (...) {
        std::printf("%s: other\n", name);
    }
}

int main() {
    toss("bottom", Bottom(6));
    toss("left", Left());
    toss("one", One());
    toss("twice", Twice());
    toss("hidden", Hidden());
}
