// Calling a function through a pointer type with another number of parameters.
static int add(int a, int b) { return a + b; }

int main(void) {
    int (*function)(int) = (int (*)(int))(void *)add;
    return function(1); // ERROR
}
