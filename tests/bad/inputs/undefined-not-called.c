// An undefined function that no execution calls is no reason to refuse the program.
extern int frobnicate(int);
static int never;
int main(void) {
    return never ? frobnicate(1) : 0;
}
