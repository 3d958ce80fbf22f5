#include <cstdio>
struct A { int a = 1; virtual ~A() = default; };
struct B { int b = 2; virtual ~B() = default; };
struct C : A, B { int c = 3; };
struct Private : private A {};
enum Color { red, green };
template <class T> void test(const char *name, T value) {
    try { throw value; }
    catch (int x) { std::printf("%s int %d\n", name, x); }
    catch (const char *s) { std::printf("%s text %s\n", name, s); }
    catch (B &b) { std::printf("%s B %d\n", name, b.b); }
    catch (const void *) { std::printf("%s pointer\n", name); }
    catch (Color c) { std::printf("%s color %d\n", name, c); }
    catch (...) { std::printf("%s other\n", name); }
}
int main() {
    test("int", 5); test("long", 5L); test("text", "hi"); test("B", B()); test("C", C()); test("A", A());
    int x = 1; test("pointer", &x); test("color", green); test("double", 1.5);
    C c;
    try { throw &c; } catch (B *b) { std::printf("B* %d\n", b->b); }
    try { throw Private(); } catch (A &) { std::puts("A"); } catch (Private &) { std::puts("Private"); }
    try { throw nullptr; } catch (int *p) { std::printf("null %d\n", p == nullptr); }
}
