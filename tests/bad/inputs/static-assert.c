_Static_assert(sizeof(int) == 8, "ints are small"); // HERE
int main(void) { return 0; }
