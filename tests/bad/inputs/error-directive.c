#ifndef CONFIGURED
#error "configure first" // HERE
#endif
int main(void) { return 0; }
