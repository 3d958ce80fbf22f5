static char huge[5ul << 30];
int main(void) { return huge[4ul << 30]; }
