struct s { int a; };
struct s main(void) { // HERE
    struct s result = {0};
    return result;
}
