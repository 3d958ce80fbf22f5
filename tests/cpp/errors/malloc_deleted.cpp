// kind: memory
// message: delete of int\(malloc at malloc_deleted.cpp:8\), which malloc has allocated: that takes free
#include <cstdlib>
#include <memory>

int main() {
    // A std::unique_ptr without a deleter of its own.
    std::unique_ptr<int> number(static_cast<int *>(std::malloc(sizeof(int))));
    *number = 1;
}
