"""Analysis of a game's functions as syntax trees, before anything is compiled or played."""
