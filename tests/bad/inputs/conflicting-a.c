extern long table[4];
extern double scale(double);
int main(void) {
    table[3] = 1; // HERE
    return (int)scale(2.0); // HERE
}
