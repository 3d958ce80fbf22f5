// kind: memory
// message: free of Node\(new at new_freed.cpp:8\), which new has allocated: that takes delete
#include <cstdlib>

struct Node { int value; };

int main() {
    Node *node = new Node{1};
    std::free(node); // HERE
}
