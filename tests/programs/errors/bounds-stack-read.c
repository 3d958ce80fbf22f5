// Reading before the beginning of a local array.
int main(int argc, char **argv) {
    (void)argv;
    int local[2] = {1, 2};
    int *pointer = local;
    int seen = pointer[-argc]; // ERROR
    return seen;
}
