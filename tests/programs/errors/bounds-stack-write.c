// Writing past the end of a local array.
static int fill(int count) {
    int local[3];
    for (int i = 0; i < count; i++)
        local[i] = i; // ERROR
    return local[0];
}

int main(void) {
    return fill(4);
}
