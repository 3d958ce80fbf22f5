"""What a failure needs: weaker memory than sc or tso, and which memory orders would rule it out.

Everything is found by searching again, in a variant of the program or under another model, and only what
was found is said."""
