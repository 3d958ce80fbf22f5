// kind: abort
// message: an exception of type Problem leaves a function that may not throw
struct Problem {};

void may() { throw Problem(); }
void may_not() noexcept { may(); }

int main() {
    try {
        may();
    } catch (Problem &) {
        may_not();
    }
}
