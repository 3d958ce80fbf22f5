// One thread has one interleaving, however many shared accesses it makes.
static int x, y;

int main(void) {
    for (int i = 0; i < 10; i++) {
        x += i;
        y = x;
    }
    return y != 45;
}
