// A loop of three rounds and a bound of three: the bound is not hit.
static int x;

int main(void) {
    for (int i = 0; i < 3; i++) x++;
    return x != 3;
}
