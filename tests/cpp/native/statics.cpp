#include <cstdio>
#include <cstdlib>
struct Loud { const char *name; Loud(const char *name) : name(name) { std::printf("+%s\n", name); } ~Loud() { std::printf("-%s\n", name); } };
Loud first("first");
static Loud second("second");
inline Loud third("third");
Loud &local() { static Loud object("local"); return object; }
int tries;
int once() { static int value = [] { if (++tries < 3) throw tries; return tries * 10; }(); return value; }
thread_local Loud own("own");
template <class T> struct Holder { static Loud held; };
template <class T> Loud Holder<T>::held("held");
int main() {
    std::atexit([] { std::puts("atexit"); });
    local(); local();
    for (int i = 0; i < 4; i++) try { std::printf("value %d\n", once()); } catch (int n) { std::printf("try %d\n", n); }
    std::printf("%s %s\n", own.name, Holder<int>::held.name);
}
