int main(double x, int y, char z) { return (int)x + y + z; }
