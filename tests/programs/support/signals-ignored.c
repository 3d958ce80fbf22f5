// No signal is ever delivered: to ignore one, and not to, only says so.
#include <assert.h>
#include <signal.h>
#include <string.h>

int main(void) {
    struct sigaction now, before;
    assert(signal(SIGPIPE, SIG_IGN) == SIG_DFL);
    assert(signal(SIGPIPE, SIG_DFL) == SIG_IGN);
    memset(&now, 0, sizeof now);
    now.sa_handler = SIG_IGN;
    sigemptyset(&now.sa_mask);
    assert(sigaction(SIGUSR1, &now, &before) == 0 && before.sa_handler == SIG_DFL);
    assert(sigaction(SIGUSR1, NULL, &before) == 0 && before.sa_handler == SIG_IGN);
    assert(signal(SIGKILL, SIG_IGN) == SIG_ERR && sigaction(99, NULL, NULL) == -1);
    return 0;
}
