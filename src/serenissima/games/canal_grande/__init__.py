"""Canal Grande, for two: dividing cards, choosing offers and voting in the six districts."""
