/* An array of structs that hold arrays and what comes after them. */
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

struct record {
  int values[3];
  int count;
} records[2];

static void *fill(void *unused) {
  for (int number = 0; number < 2; number++) {
    struct record *record = records + number;
    for (int i = 0; i < 3; i++) record->values[i] = number + i;
    record->count = 17;
  }
  return 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, fill, 0);
  pthread_join(thread, 0);
  assert(records[1].values[2] == 3 && records[1].count == 17);
  printf("%d\n", records[1].values[2] + records[1].count);
  return 0;
}
