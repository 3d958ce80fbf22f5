extern int nobody_defines_me;
int main(void) {
    return nobody_defines_me; // HERE
}
