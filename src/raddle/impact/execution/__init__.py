"""Threads run symbolically, step by step."""
