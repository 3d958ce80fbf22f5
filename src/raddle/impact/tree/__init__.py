"""Trees of steps with labels and covers, and the checker that believes no search."""
