#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    return (int)syscall(SYS_getrandom, 0, 0, 0); // HERE
}
