int shared = 1;
int helper(void) { return 1; }
int main(void) { return helper() - shared; }
