// kind: memory
// message: access of 4 bytes at offset 12 of int
#include <vector>
#include <array>
int main() { std::vector<int> v(3); int i = 3; return v[i]; }
