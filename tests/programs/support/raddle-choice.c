// raddle_choice gives every number below its argument.
#include <assert.h>
#include <raddle.h>

int main(void) {
    int a = (int)raddle_choice(4);
    int b = (int)raddle_choice((unsigned)a + 1);
    assert(b <= a);
    assert(!(a == 3 && b == 2)); // ERROR
    return 0;
}
