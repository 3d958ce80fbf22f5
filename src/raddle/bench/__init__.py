"""The papers' tables: programs, expected counts, and what `raddle bench` makes of them."""
