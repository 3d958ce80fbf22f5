// kind: memory
// message: use of map node
#include <map>
#include <iostream>
int main() {
    std::map<int, int> m{{1, 1}, {2, 2}};
    for (auto it = m.begin(); it != m.end(); ++it)
        if (it->first == 1) m.erase(it);
    std::cout << m.size() << "\n";
}
