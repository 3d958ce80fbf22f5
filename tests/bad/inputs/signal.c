#include <signal.h>
static volatile sig_atomic_t seen;
static void handler(int number) { seen = number; }
int main(void) {
    signal(SIGUSR1, handler); // HERE
    raise(SIGUSR1);
    return 0;
}
