// kind: memory
// message: use of int
#include <vector>
#include <iostream>
int main() {
    std::vector<int> v{1, 2};
    auto it = v.begin();
    v.push_back(3);
    std::cout << *it << "\n";
}
