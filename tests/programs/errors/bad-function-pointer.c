// Calling through a pointer to data.
static int data = 7;

int main(void) {
    int (*function)(void) = (int (*)(void))(void *)&data;
    return function(); // ERROR
}
