#include "no_such_header.h" // HERE
int main(void) { return 0; }
