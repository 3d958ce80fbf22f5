"""Toy programs, their execution graphs and searches over them, in plain Python: a second opinion."""
