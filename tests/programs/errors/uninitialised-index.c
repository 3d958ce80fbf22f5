// An uninitialised index into an array.
static int numbers[4];

int main(void) {
    unsigned index;
    return numbers[index & 3]; // ERROR
}
