"""What calls of the thread library, of verifiers and of the world outside mean in a step."""
