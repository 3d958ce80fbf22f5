// The address of a variable of an inner block is used after the block.
int main(void) {
    int *pointer;
    {
        int inner = 7;
        pointer = &inner;
    }
    return *pointer; // ERROR
}
