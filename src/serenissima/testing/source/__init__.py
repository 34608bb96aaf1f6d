"""What a game's functions say, read as syntax trees before anything is compiled or played."""
