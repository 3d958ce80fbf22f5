char table[4];
int scale(int x, int y) { return x + y; }
