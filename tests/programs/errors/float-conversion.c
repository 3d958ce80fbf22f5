// A double that does not fit the integer it is converted to.
static double large = 3e9;

int main(void) {
    return (int)large == 0; // ERROR
}
