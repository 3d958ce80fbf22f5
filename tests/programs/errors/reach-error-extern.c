// reach_error, declared only.
extern void reach_error(void);

int main(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += i;
    if (sum == 3)
        reach_error(); // ERROR
    return 0;
}
