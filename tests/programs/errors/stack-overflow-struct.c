// A struct of a tebibyte handed over by value: its copy is not spelled out member by member.
#include <stddef.h>
struct large {
    char head;
    char bytes[1ul << 40];
};
struct large *shared;
static int first(struct large value) { return value.bytes[0]; }
int main(void) { // ERROR
    return shared == NULL ? first(*shared) : 0;
}
