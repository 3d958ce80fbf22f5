// An integer that is no address of anything.
int main(void) {
    int *pointer = (int *)0x123456789aUL;
    return *pointer; // ERROR
}
