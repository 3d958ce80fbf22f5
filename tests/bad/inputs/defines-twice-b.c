int shared = 2;
int helper(void) { return 2; }
