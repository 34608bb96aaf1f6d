"""The concepts that all games share: records, verbs, dice, actions, matches, scenes."""
