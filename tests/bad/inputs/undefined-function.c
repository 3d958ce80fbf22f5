extern int frobnicate(int);
int main(void) {
    int x = 2;
    return frobnicate(x); // HERE
}
