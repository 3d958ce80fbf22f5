// A function returns an uninitialised variable on one path; folding that to a constant hides the
// error in its caller.
static int c;

static int pick(int condition) {
    int result;
    if (condition) result = 5;
    return result;
}

int main(void) {
    if (pick(c) == 5) // ERROR
        return 1;
    return 0;
}
