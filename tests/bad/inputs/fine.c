// Nothing is wrong with this one: for bad options and bad surroundings.
int main(void) { return 0; }
