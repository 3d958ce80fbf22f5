__asm__(".globl frob\nfrob: ret");
extern void frob(void);
int main(void) {
    frob();
    return 0;
}
