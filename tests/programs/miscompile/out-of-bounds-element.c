// A constant index past the end of a local array: folding the element to poison makes the whole
// computation, and the error, disappear.
static int c = 1;

int main(void) {
    int local[2] = {1, 2};
    int sum = local[0];
    if (c) sum += local[2]; // ERROR
    return sum > 100;
}
