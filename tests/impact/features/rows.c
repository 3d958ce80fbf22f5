/* Rows and columns: both indices are known at run time only. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

int board[3][4];

static void *fill(void *unused) {
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 4; column++) board[row][column] = row * 4 + column;
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, fill, 0);
  pthread_join(thread, 0);
  int *last = &board[2][3];
  assert(last[0] == 11 && last[-2] == 9);
  printf("%d\n", last[0] + last[-2]);
  return 0;
}
