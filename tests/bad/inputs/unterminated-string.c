#include <string.h>
int main(void) {
    char text[4];
    memset(text, 'x', sizeof text);
    return (int)strlen(text); // HERE
}
