"""How players are compared, and made better by it."""
