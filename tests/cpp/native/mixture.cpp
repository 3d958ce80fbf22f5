#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>
#include <memory>
#include <map>
struct Noisy { int n; Noisy(int n):n(n){printf("make %d\n",n);} ~Noisy(){printf("end %d\n",n);} };
struct Base { virtual ~Base(){} virtual int f(){return 1;} };
struct Left : virtual Base { int f() override {return 2;} };
struct Right : virtual Base { int g(){return 5;} };
struct Both : Left, Right { int f() override {return 3;} };
Noisy global(100);
int depth(int n) { Noisy here(n); if (n == 0) throw std::runtime_error("deep"); return depth(n-1)+1; }
int main() {
  try { depth(2); } catch (const std::exception &e) { printf("caught %s\n", e.what()); }
  try { throw 42; } catch (int x) { printf("int %d\n", x); }
  try { try { throw std::string("hello"); } catch (...) { printf("again\n"); throw; } } catch (std::string &s) { printf("%s\n", s.c_str()); }
  std::vector<int> v; for (int i=0;i<5;i++) v.push_back(i*i);
  int sum=0; for (int x: v) sum+=x; printf("sum %d\n", sum);
  std::unique_ptr<Base> b = std::make_unique<Both>();
  printf("%d\n", b->f());
  if (auto r = dynamic_cast<Right*>(b.get())) printf("right %d\n", r->g());
  std::map<std::string,int> m; m["a"]=1; m["b"]=2; for (auto &[k,x]: m) printf("%s=%d\n", k.c_str(), x);
  auto sp = std::make_shared<Noisy>(7); { auto other = sp; } sp.reset();
  try { v.at(10); } catch (std::out_of_range &e) { printf("range %s\n", e.what()); }
}
