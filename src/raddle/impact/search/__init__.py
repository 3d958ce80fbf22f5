"""How trees are found: labels, ranges, policies, the complete pass."""
