"""Formulas over integers and the solver that is asked about them."""
