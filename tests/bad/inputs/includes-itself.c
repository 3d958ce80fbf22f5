#include "includes-itself.c"
int main(void) { return 0; }
