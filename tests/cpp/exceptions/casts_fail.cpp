// bad_cast and bad_typeid.
#include <cstdio>
#include <typeinfo>

struct Animal { virtual ~Animal() = default; };
struct Cat : Animal { int lives = 9; };
struct Dog : Animal {};

int main() {
    Cat cat;
    Dog dog;
    Animal *animals[] = {&cat, &dog, nullptr};
    for (Animal *animal : animals) {
        try {
            std::printf("%d ", typeid(*animal) == typeid(Cat));
            std::printf("%d\n", dynamic_cast<Cat &>(*animal).lives);
        } catch (const std::bad_cast &) {
            std::printf("bad cast\n");
        } catch (const std::bad_typeid &) {
            std::printf("bad typeid\n");
        }
    }
}
