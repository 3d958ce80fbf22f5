// The address of a local variable outlives its function.
static int *leak(void) {
    int local = 7;
    int *pointer = &local;
    return pointer;
}

int main(void) {
    int *pointer = leak();
    return *pointer; // ERROR
}
