// switch on an uninitialised variable.
int main(void) {
    int kind;
    switch (kind) { // ERROR
    case 0: return 0;
    default: return 1;
    }
}
