"""Random programs that end, with memory that is allocated, handed on and freed, `main`'s variables in the
hands of other threads, and local arrays with indices from shared memory; now and then out of bounds or too
late."""

from __future__ import annotations

import random

_HEAD = """#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
pthread_mutex_t lock;
int x, y;
int *cell;
struct node *list;
"""


class Writer:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.names = 0

    def name(self) -> str:
        self.names += 1
        return f"v{self.names}"

    def number(self) -> int:
        return self.rng.randrange(3)

    def index(self) -> str:
        """Mostly inside of an array of three."""
        rng = self.rng
        if rng.random() < 0.1:
            return rng.choice(["x + 2", "y & 3", "3", "x - 1"])
        return rng.choice(["x & 1", "y & 1", "1", "(x & 1) + 1", "2"])

    def statement(self, pointer: str, depth: int = 0) -> str:
        rng = self.rng
        made = self.name()
        kinds = {
            "store": f"*{pointer} = {rng.choice(['1', '2', 'x'])};",
            "load": f"{rng.choice('xy')} = *{pointer};",
            "add": f"*{pointer} += 1;",
            "global": f"{rng.choice('xy')} = {self.number()};",
            "assert": f"assert({rng.choice(['x', 'y', '*' + pointer])} != {self.number()});",
            "publish": f"cell = {pointer};",
            "fresh": f"int *{made} = malloc(sizeof *{made}); *{made} = {self.number()}; cell = {made};",
            "zeroed": f"int *{made} = calloc(3, sizeof *{made}); {made}[{self.index()}] = 1; "
            f"x = {made}[{self.index()}]; {self.sometimes(f'free({made});', 0.7)}",
            "follow": f"int *{made} = cell; if ({made}) {self.either(f'x = *{made};', f'*{made} = 2;')}",
            "take": f"int *{made} = cell; cell = 0; "
            f"{self.sometimes(f'if ({made}) y = *{made};', 0.5)} free({made});",
            "array": f"int {made}[3] = {{0, 1, 2}}; {made}[{self.index()}] = {self.number()}; "
            f"x = {made}[{self.index()}];",
            "push": f"struct node *{made} = malloc(sizeof *{made}); {made}->value = {self.number()}; "
            f"{made}->next = list; list = {made};",
            "pop": f"struct node *{made} = list; if ({made}) {{ list = {made}->next; y = {made}->value; "
            f"{self.sometimes(f'free({made});', 0.8)} }}",
        }
        weights = dict.fromkeys(kinds, 3) | {"fresh": 2, "publish": 1, "take": 1, "assert": 4}
        kind = rng.choices([*weights], [*weights.values()])[0]
        if depth == 0 and rng.random() < 0.35:
            body = self.statement(pointer, 1)
            return f"pthread_mutex_lock(&lock); {body} pthread_mutex_unlock(&lock);"
        if depth == 0 and rng.random() < 0.15:
            loop = self.name()
            return f"for (int {loop} = 0; {loop} < 2; {loop}++) {{ {kinds[kind]} }}"
        return "{ " + kinds[kind] + " }"

    def sometimes(self, text: str, probability: float) -> str:
        return text if self.rng.random() < probability else ""

    def either(self, one: str, other: str) -> str:
        return one if self.rng.random() < 0.5 else other


def generate(rng: random.Random) -> str:
    write = Writer(rng)
    threads = rng.choice((1, 1, 2))
    functions = []
    for number in range(threads):
        body = "\n".join(
            "  " + write.statement("p") for _ in range(rng.randrange(1, 4 if threads == 1 else 3))
        )
        after = write.sometimes("\n  free(p);", 0.1)
        functions.append(
            f"void *f{number}(void *argument) {{\n  int *p = argument;\n{body}{after}\n  return 0;\n}}\n"
        )
    main = ["int own = 0;", "int *given = malloc(2 * sizeof *given);", "given[0] = 1; given[1] = 2;"]
    for number in range(threads):
        argument = rng.choice(["&own", "given", "given + 1", "&x", "given"])
        main.append(f"pthread_t t{number}; pthread_create(&t{number}, 0, f{number}, {argument});")
    main += [write.statement(rng.choice(["given", "(&own)"])) for _ in range(rng.randrange(0, 3))]
    join = [f"pthread_join(t{number}, 0);" for number in range(threads) if rng.random() < 0.9]
    free = write.sometimes("free(given);", 0.7)
    main += [*join, free] if rng.random() < 0.85 else [free, *join]
    main.append(write.sometimes(f"assert(own != {write.number() + 1});", 0.5))
    text = "\n  ".join(line for line in main if line)
    return _HEAD + "".join(functions) + f"int main(void) {{\n  {text}\n  return 0;\n}}\n"
