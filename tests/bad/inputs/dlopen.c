#include <dlfcn.h>
int main(void) {
    void *library = dlopen("libm.so.6", RTLD_NOW); // HERE
    return library == 0;
}
