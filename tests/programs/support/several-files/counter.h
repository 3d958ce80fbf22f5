// What main.c sees of counter.c.
#ifndef COUNTER_H
#define COUNTER_H

struct counter { int value, steps; };

extern struct counter shared;
void counter_step(void);
int counter_check(void);

#endif
